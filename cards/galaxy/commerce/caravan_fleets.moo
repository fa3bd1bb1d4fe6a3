commerce caravan_fleets "Caravan Fleets"
    ru       "Караванные флоты"
    cells    3 yellow, red, lost yellow, black
    symbols  economic, economic
    source   effect original, numbers original
