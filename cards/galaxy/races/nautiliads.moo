race nautiliads "Nautiliads"
    ru       "Наутилиады"
    cells    yard green, 2 yard red, yard blue, upper green, upper yellow, lower blue, lower green, lower red, 2 program green, 2 program red, program black
    symbols  cultural, cultural, military
    source   effect original, numbers original

    upper:
        take_from commerce_deck

    lower:
        take_from leader_deck
