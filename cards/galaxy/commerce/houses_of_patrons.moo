commerce houses_of_patrons "Houses of Patrons"
    ru       "Дома меценатов"
    symbols  cultural, cultural
    source   effect original, numbers original
