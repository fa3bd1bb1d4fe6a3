building civilian_ship "Civilian Ship"
    ru      "Гражданский корабль"
    colour  blue
    cost    2 food, 1 fleet, 1 production
    income  1 food
    points  1
    copies  2
    source  effect "rulebook, clarifications", copies "rulebook, clarifications", colour "rulebook, clarifications", numbers original

    # R51: the ship is blue and there are two of it; each of the two buildings can be declined.
    on build:
        in any order
            may build a blue card from your hand into a system from your systems
            may build a card from your hand into a system from your systems
