race obrunni "Obrunni"
    ru       "Обрунны"
    cells    2 yard yellow, yard red, yard blue, upper yellow, upper blue, lower yellow, lower blue, lower red, 2 program yellow, 2 program blue, program black
    symbols  economic, economic, military
    source   effect original, numbers original

    upper:
        take_from commerce_deck

    lower:
        take_from conflict_deck
