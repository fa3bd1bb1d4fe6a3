race lumenari "Lumenari"
    ru       "Люменары"
    cells    2 yard blue, yard yellow, yard red, upper blue, upper green, lower blue, lower yellow, lower red, 3 program blue, program green, program black
    symbols  scientific, scientific, cultural
    source   effect original, numbers original

    upper:
        take_from progress_deck

    lower:
        take_from leader_deck
