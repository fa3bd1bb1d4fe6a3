government frontier_mandate "Frontier Mandate"
    ru      "Мандат фронтира"
    cells   2 upper green, 4 lower yellow
    source  effect original, numbers original

    upper:
        take_from expansion_deck

    lower:
        take_development

    after you colonize:
        take_cubes with count 1
