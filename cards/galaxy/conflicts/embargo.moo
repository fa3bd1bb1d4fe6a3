conflict embargo "Embargo"
    ru       "Эмбарго"
    cells    2 red_side yellow, red_side lost yellow, red_side red, 2 blue_side yellow, 2 blue_side green
    symbols  economic
    loot     2
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        win_development by this
