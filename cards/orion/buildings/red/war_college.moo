building war_college "War College"
    ru      "Военная академия"
    colour  red
    cost    1 food, 2 fleet
    points  2
    copies  2
    source  design original, numbers original

    at round start:
        if there is no opponent where their fleet is more than your fleet
            gain 1 score
        otherwise
            gain 1 fleet
