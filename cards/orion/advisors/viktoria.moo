advisor viktoria "Viktoria"
    ru      "Виктория"
    source  effect "rulebook, slash between resources"

    activate [A]:
        choose one
            gain 2 food
            gain 2 fleet
            gain 2 production
