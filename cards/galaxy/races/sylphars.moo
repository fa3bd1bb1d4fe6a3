race sylphars "Sylphars"
    ru       "Сильфары"
    cells    2 yard green, yard red, yard blue, upper green, upper yellow, lower green, lower blue, lower red, 3 program green, program yellow, program black
    symbols  cultural, cultural, scientific
    source   effect original, numbers original

    upper:
        take_from progress_deck

    lower:
        take_from leader_deck
