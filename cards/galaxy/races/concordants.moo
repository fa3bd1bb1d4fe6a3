race concordants "Concordants"
    ru       "Конкорданты"
    cells    2 yard red, 2 yard green, upper blue, upper yellow, 2 lower red, lower yellow, lower green, lower blue, lower black, 2 program yellow, program red, program green, program black
    symbols  diplomatic, diplomatic, cultural
    source   effect original, numbers original

    upper:
        take_development

    lower:
        take_from leader_deck
        take_from leader_deck
