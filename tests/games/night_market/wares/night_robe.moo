ware night_robe "Night Robe"
    sort    silk
    worth   3
    asks    4 coin, 1 incense
    famed   yes

    after an opponent begs_from you, once a night:
        gain 1 incense
