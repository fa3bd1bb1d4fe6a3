government open_federation "Open Federation"
    ru      "Открытая федерация"
    cells   2 yard blue, 2 yard yellow
    source  effect original, numbers original

    always:
        your breaks_ties is yes
