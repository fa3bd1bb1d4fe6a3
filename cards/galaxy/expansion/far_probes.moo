expansion far_probes "Far Probes"
    ru       "Дальние зонды"
    cells    green, blue, red
    symbols  diplomatic
    source   effect original, numbers original

    after you take_over:
        repeat 2 times
            put a (cube from bank where its colour is system's colour) into your bag
