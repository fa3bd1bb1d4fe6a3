progress lens_of_hours "Lens of Hours"
    ru       "Линза часов"
    symbols  scientific
    source   effect original, numbers original

    dismissal:
        set again to 1
