building prize_yard "Prize Yard"
    ru      "Призовая верфь"
    colour  yellow
    cost    4 food, 2 fleet, 1 production
    points  3
    copies  2
    source  design original, numbers original

    after attack:
        if target's production is at least 1
            target loses 1 production
            gain 1 production
        otherwise
            gain 1 food
