progress antimatter_refinery "Antimatter Refinery"
    ru       "Завод антиматерии"
    symbols  military
    source   effect original, numbers original
