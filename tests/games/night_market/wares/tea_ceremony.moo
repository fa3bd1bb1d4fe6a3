ware tea_ceremony "Tea Ceremony"
    sort    tea
    worth   2
    asks    2 coin

    tend [S]:
        repeat at most 3 times while your incense is at least 1
            pay 1 incense
            gain 1 renown
