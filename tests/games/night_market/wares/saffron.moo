ware saffron "Saffron"
    sort    spice
    worth   3
    asks    4 coin
    famed   yes

    on buy:
        may
            pay 2 incense
            gain 3 renown
        otherwise
            gain 1 incense
