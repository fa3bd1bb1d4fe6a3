government vassal_crown "Vassal Crown"
    ru      "Корона вассалов"
    cells   2 yard green, yard red, yard yellow
    source  effect original, numbers original

    always:
        your hand_limit is 1 more
