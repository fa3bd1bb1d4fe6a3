ware salt "Salt"
    sort    spice
    worth   ?
    asks    1 coin
    copies  2

    end of game, working or not:
        score 1 for each spice ware in your stall
