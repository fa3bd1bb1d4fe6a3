ware incense_burner "Incense Burner"
    sort    spice
    worth   1
    asks    1 coin
    copies  2

    tend [S]:
        pay 1 incense
        gain 2 renown
