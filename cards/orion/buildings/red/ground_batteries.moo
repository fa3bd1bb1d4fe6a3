building ground_batteries "Ground Batteries"
    ru      "Наземные батареи"
    colour  red
    cost    2 food, 2 fleet, 1 production
    points  4
    copies  2
    source  effect "rulebook, clarifications", colour "public notes", numbers original

    always:
        attack_cost against you is 1 fleet more
