race bulrathi "Bulrathi"
    ru      "Булрати"
    start   4 food, 2 fleet, 2 production
    source  effect "rulebook, clarifications", mobilisation "public notes", choice original, numbers original

    always:
        your high_actions is 4
        your high_loss is 0

    after mobilise:
        if highest of your resources is at least 7
            choose one
                draw 2 cards
                gain 1 fleet
                gain 2 loyalty
