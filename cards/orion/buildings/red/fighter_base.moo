building fighter_base "Fighter Base"
    ru      "База истребителей"
    colour  red
    cost    4 food, 2 fleet, 1 production
    income  1 fleet
    points  2
    copies  2
    source  counting "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    on build:
        gain (number of red cards in your systems) fleet
