building war_college "War College"
    ru      "Военная академия"
    colour  red
    cost    2 food, 3 fleet, 1 production
    points  4
    copies  2
    source  design original, numbers original

    at round start:
        if there is no opponent where their fleet is more than your fleet
            gain 1 score
        otherwise
            gain 1 fleet
