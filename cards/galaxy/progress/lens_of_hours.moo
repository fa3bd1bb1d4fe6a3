progress lens_of_hours "Lens of Hours"
    ru       "Линза часов"
    cells    2 blue, yellow, lost blue
    symbols  scientific
    source   effect original, numbers original

    dismissal:
        extend_turn
