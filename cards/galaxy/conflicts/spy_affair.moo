conflict spy_affair "Spy Affair"
    ru       "Шпионский скандал"
    cells    2 red_side blue, red_side lost blue, red_side yellow, 2 blue_side blue, blue_side red, blue_side yellow
    symbols  scientific
    loot     1
    source   effect original, numbers original

    against_red:
        win_leader by this

    against_blue:
        conquer by this
