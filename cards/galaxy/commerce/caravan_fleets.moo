commerce caravan_fleets "Caravan Fleets"
    ru       "Караванные флоты"
    symbols  economic, economic
    source   effect original, numbers original
