advisor veil "Veil the Whispering"
    ru      "Вейл Шепчущая"
    source  effect "rulebook, clarifications"

    always:
        your attack_strength is 2 more
