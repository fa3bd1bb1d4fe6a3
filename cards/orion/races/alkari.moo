race alkari "Alkari"
    ru      "Алкари"
    start   3 food, 3 fleet, 2 production
    source  price "rulebook, clarifications", reward original, numbers original

    at round start:
        may
            pay 1 score
            gain_action
