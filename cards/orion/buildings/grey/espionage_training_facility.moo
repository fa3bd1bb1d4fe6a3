building espionage_training_facility "Espionage Training Facility"
    ru      "Тренировочный лагерь шпионов"
    colour  grey
    cost    2 food, 1 fleet
    income  1 food
    points  2
    copies  2
    source  effect "rulebook, clarifications", moment original, colour "public notes", numbers original

    # R57: the advisor goes back to the middle; Alluvia lies in a system, so she is not affected.
    after attack:
        put an advisor from target's council into middle
