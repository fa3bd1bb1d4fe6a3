building tax_office "Tax Office"
    ru      "Налоговое управление"
    colour  yellow
    cost    1 food, 2 fleet, 1 production
    income  1 food, 1 production
    points  1
    copies  2
    source  effect "rulebook, clarifications", colour "rulebook, order of the clarifications", numbers original

    # R55: on Alluvia, on a grey card or as first card of a system the cube buys nothing.
    on build:
        may
            pay 1 cube from your actions
            if this card's card_below's colour is blue
                gain 3 food
            otherwise if this card's card_below's colour is red
                gain 2 fleet
            otherwise if this card's card_below's colour is yellow
                gain 1 production
