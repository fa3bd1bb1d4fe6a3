race ashkarids "Ashkarids"
    ru       "Ашкариды"
    symbols  military, military, diplomatic
    source   effect original, numbers original
