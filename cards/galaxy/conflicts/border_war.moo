conflict border_war "Border War"
    ru       "Пограничная война"
    cells    2 red_side red, red_side lost red, red_side green, 2 blue_side red, blue_side lost red, blue_side yellow
    symbols  military
    loot     2
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        conquer by this
