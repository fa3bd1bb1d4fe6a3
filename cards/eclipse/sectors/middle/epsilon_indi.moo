sector epsilon_indi "Epsilon Indi"
    ru             "Эпсилон Индейца"
    sector_number  206
    ring           middle
    points         1
    wormholes      1, 2, 3, 5
    squares        materials
    discovery      yes
