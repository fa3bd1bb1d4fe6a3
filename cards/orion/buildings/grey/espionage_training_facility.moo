building espionage_training_facility "Espionage Training Facility"
    ru      "Тренировочный лагерь шпионов"
    colour  grey
    cost    3 food, 1 fleet, 1 production
    points  3
    copies  2
    source  effect "rulebook, clarifications", moment original, colour "public notes", numbers original

    # R57: the advisor goes back to the middle; Alluvia lies in a system, so she is not affected.
    after attack:
        put an advisor from target's council into middle
