race ashkarids "Ashkarids"
    ru       "Ашкариды"
    cells    2 yard red, yard green, yard yellow, upper red, upper green, lower red, lower yellow, lower blue, 3 program red, program blue, program black
    symbols  military, military, diplomatic
    source   effect original, numbers original

    upper:
        take_from expansion_deck

    lower:
        take_from leader_deck
