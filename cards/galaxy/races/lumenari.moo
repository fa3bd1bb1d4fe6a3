race lumenari "Lumenari"
    ru       "Люменары"
    symbols  scientific, scientific, cultural
    source   effect original, numbers original
