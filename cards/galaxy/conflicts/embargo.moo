conflict embargo "Embargo"
    ru       "Эмбарго"
    cells    2 red_side yellow, red_side lost yellow, red_side red, 2 blue_side yellow, 2 blue_side green
    symbols  economic
    loot     2
    source   effect original, numbers original

    against_red:
        conquer this

    against_blue:
        claim a development from this card's foe's tableau
