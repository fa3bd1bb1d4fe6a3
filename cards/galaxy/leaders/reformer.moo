leader reformer "Reformer"
    ru      "Реформатор"
    cells   2 green
    steals  blue
    asks    cultural
    source  effect original, numbers original

    dismissal:
        put up to 2 black cubes from your bag into bank
        take_cubes with count 1
