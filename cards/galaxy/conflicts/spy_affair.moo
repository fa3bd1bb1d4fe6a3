conflict spy_affair "Spy Affair"
    ru       "Шпионский скандал"
    symbols  scientific
    loot     1
    source   effect original, numbers original
