leader pathfinder "Pathfinder"
    ru      "Первопроходец"
    asks    cultural, economic
    source  effect original, numbers original

    dismissal:
        reach_out
