race nautiliads "Nautiliads"
    ru       "Наутилиады"
    symbols  cultural, cultural, military
    source   effect original, numbers original
