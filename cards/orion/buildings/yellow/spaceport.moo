building spaceport "Spaceport"
    ru      "Космопорт"
    colour  yellow
    cost    4 food, 2 fleet
    income  1 production
    points  1
    copies  2
    source  effect "rulebook, exchange arrows", colour original, numbers original

    activate [A]:
        choose one
            all of
                pay 3 food, 3 fleet
                gain 2 production
            all of
                pay 2 production
                gain 3 food, 3 fleet
