government open_federation "Open Federation"
    ru      "Открытая федерация"
    source  effect original, numbers original

    always:
        your breaks_ties is yes
