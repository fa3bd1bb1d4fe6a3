conflict great_blockade "Great Blockade"
    ru       "Великая блокада"
    cells    2 red_side red, 2 red_side yellow, red_side lost green, 2 blue_side red, 2 blue_side blue, blue_side lost green
    symbols  economic
    loot     3
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        conquer by this
