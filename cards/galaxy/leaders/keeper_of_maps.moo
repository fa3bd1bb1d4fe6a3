leader keeper_of_maps "Keeper of Maps"
    ru      "Хранитель карт"
    cells   blue, yellow
    steals  green
    asks    scientific
    source  effect original, numbers original

    dismissal:
        search_out a development from branches
