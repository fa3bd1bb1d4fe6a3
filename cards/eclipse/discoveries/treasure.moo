discovery_tile treasure "8 Credits"
    ru      "8 кредитов"
    copies  3

    reward:
        gain 8 credits
