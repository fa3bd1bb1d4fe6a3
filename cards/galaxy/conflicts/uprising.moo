conflict uprising "Uprising"
    ru       "Восстание"
    cells    3 red_side green, red_side red, 2 blue_side green, blue_side yellow, blue_side lost blue
    symbols  cultural
    loot     1
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        win_government by this
