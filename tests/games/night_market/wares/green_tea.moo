ware green_tea "Green Tea"
    sort    tea
    worth   1
    asks    1 coin
    copies  3

    tend [S]:
        choose one
            gain 1 coin
            gain 1 incense
            all of
                pay 2 cards from your pouch
                gain 3 renown
