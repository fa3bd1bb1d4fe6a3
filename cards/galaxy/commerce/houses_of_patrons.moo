commerce houses_of_patrons "Houses of Patrons"
    ru       "Дома меценатов"
    cells    3 green, yellow, lost green, black
    symbols  cultural, cultural
    source   effect original, numbers original
