conflict race_of_inventions "Race of Inventions"
    ru       "Гонка изобретений"
    cells    2 red_side blue, red_side red, red_side lost yellow, 2 blue_side blue, blue_side green, blue_side yellow
    symbols  scientific
    loot     2
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        strike_development by this
