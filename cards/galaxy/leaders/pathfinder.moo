leader pathfinder "Pathfinder"
    ru      "Первопроходец"
    cells   green, red
    steals  blue
    asks    cultural, economic
    source  effect original, numbers original

    dismissal:
        reach_out
