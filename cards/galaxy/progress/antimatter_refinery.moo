progress antimatter_refinery "Antimatter Refinery"
    ru       "Завод антиматерии"
    cells    blue, 2 red
    symbols  military
    source   effect original, numbers original

    after you win:
        take_cubes with count 2
