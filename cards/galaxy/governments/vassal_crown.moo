government vassal_crown "Vassal Crown"
    ru      "Корона вассалов"
    source  effect original, numbers original

    always:
        your hand_limit is 1 more
