ware silk_banner "Silk Banner"
    sort    silk
    worth   2
    asks    2 coin
    copies  2

    always:
        your rebate for wares is 1 more
