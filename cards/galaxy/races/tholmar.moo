race tholmar "Tholmar"
    ru       "Толмары"
    cells    yard red, 2 yard green, yard yellow, upper red, upper blue, lower red, lower green, lower yellow, 2 program red, 2 program green, program black
    symbols  military, military, economic
    source   effect original, numbers original

    upper:
        take_from expansion_deck

    lower:
        take_from conflict_deck
