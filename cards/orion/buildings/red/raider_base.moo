building raider_base "Raider Base"
    ru      "База рейдеров"
    colour  red
    cost    4 fleet, 1 production
    points  4
    copies  2
    source  design original, numbers original

    after attack [P]:
        pay 1 cube from your reserve into this card's [P]
        gain_action
