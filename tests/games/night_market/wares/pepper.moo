ware pepper "Pepper"
    sort    spice
    worth   1
    asks    1 coin
    copies  3

    on buy:
        roll 2 dice as thrown
        if total of thrown is at least 8
            gain 3 coin
        otherwise if total of thrown is at least 5
            gain 1 coin
        otherwise
            lose 1 renown
