expansion far_probes "Far Probes"
    ru       "Дальние зонды"
    cells    green, blue, red
    symbols  diplomatic
    source   effect original, numbers original

    after you deploy:
        if number of system's bases is 1
            repeat 2 times
                put a (cube from bank where its colour is system's colour) into your bag
