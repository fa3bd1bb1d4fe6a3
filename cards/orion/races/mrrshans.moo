race mrrshans "Mrrshans"
    ru      "Мрршаны"
    start   2 food, 1 production
    source  effect "rulebook, clarifications", colour original, numbers original

    # R45: the action on the board only, never an exploitation made by an effect.
    after you exploit_on_board a red card:
        gain 1 fleet
