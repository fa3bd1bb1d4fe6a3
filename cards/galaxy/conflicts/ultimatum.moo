conflict ultimatum "Ultimatum"
    ru       "Ультиматум"
    symbols  diplomatic
    loot     2
    source   effect original, numbers original
