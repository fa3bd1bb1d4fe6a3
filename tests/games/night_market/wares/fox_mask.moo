ware fox_mask "Fox Mask"
    sort    silk
    worth   2
    asks    3 coin

    when you would lose renown:
        gain 1 coin
