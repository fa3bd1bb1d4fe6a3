conflict race_of_inventions "Race of Inventions"
    ru       "Гонка изобретений"
    symbols  scientific
    loot     2
    source   effect original, numbers original
