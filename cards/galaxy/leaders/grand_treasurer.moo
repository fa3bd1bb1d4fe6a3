leader grand_treasurer "Grand Treasurer"
    ru      "Великий казначей"
    cells   2 yellow
    steals  red
    asks    economic
    source  effect original, numbers original

    dismissal:
        take_cubes with count 3
