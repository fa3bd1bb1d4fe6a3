building population_support "Population Support Service"
    ru      "Служба поддержки населения"
    colour  red
    cost    1 food, 1 fleet
    income  1 food
    points  1
    copies  2
    source  effect "rulebook, activation", price "rulebook, activation", colour "rulebook, order of the clarifications", numbers original

    activate [A]:
        pay 2 food
        gain 3 loyalty
