building holographic_simulator "Holographic Simulator"
    ru      "Голографический симулятор"
    colour  blue
    cost    3 food, 1 production
    income  1 food
    points  2
    copies  2
    source  price "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    on build:
        may
            pay 1 cube from your actions
            draw 3 cards
