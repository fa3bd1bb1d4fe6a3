conflict ultimatum "Ultimatum"
    ru       "Ультиматум"
    cells    red_side red, red_side blue, red_side yellow, red_side green, red_side lost red, blue_side red, blue_side blue, blue_side yellow, blue_side green
    symbols  diplomatic
    loot     2
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        strike_leader by this
