race quillons "Quillons"
    ru       "Квиллоны"
    cells    2 yard blue, yard yellow, yard green, upper blue, upper yellow, lower blue, lower green, lower red, 2 program blue, 2 program yellow, program black
    symbols  scientific, scientific, economic
    source   effect original, numbers original

    upper:
        take_from progress_deck

    lower:
        take_from leader_deck
