building population_support "Population Support Service"
    ru      "Служба поддержки населения"
    colour  red
    cost    2 food, 1 fleet
    income  1 food
    points  0
    copies  2
    source  effect "rulebook, activation", price "rulebook, activation", cost "public notes, of a card without a name", colour "rulebook, order of the clarifications", numbers original

    activate [A]:
        pay 2 food
        gain 4 loyalty
