conflict crusade "Crusade"
    ru       "Священный поход"
    cells    2 red_side green, red_side lost green, red_side yellow, 2 blue_side green, 2 blue_side blue
    symbols  cultural
    loot     2
    source   effect "rulebook, an example of a conflict", numbers original

    against_red:
        conquer by this
        strike_government by this

    against_blue:
        conquer by this
