government frontier_mandate "Frontier Mandate"
    ru      "Мандат фронтира"
    source  effect original, numbers original

    after you colonize:
        take_cubes with count 1
