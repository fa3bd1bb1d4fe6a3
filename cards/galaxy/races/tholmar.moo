race tholmar "Tholmar"
    ru       "Толмары"
    symbols  military, military, economic
    source   effect original, numbers original
