government assembly_of_savants "Assembly of Savants"
    ru      "Ассамблея учёных"
    cells   2 upper blue, 4 lower red
    source  effect original, numbers original

    upper:
        take_from progress_deck

    lower:
        take_development

    after you implement:
        take_cubes with count 1
