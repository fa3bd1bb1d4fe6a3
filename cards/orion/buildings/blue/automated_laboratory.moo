building automated_laboratory "Automated Laboratory"
    ru      "Автоматическая лаборатория"
    colour  blue
    cost    6 food, 1 fleet
    income  1 food
    points  2
    copies  2
    source  effect "rulebook, clarifications", colour "rulebook, order of the clarifications", numbers original

    # R50: counted with this card in place, so a yellow card that it covers no longer helps.
    on build:
        if there is a yellow card in your systems where it is working
            gain_action
