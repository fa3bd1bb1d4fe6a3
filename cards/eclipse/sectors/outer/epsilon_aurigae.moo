sector epsilon_aurigae "Epsilon Aurigae"
    ru             "Эпсилон Возничего"
    sector_number  315
    ring           outer
    points         1
    wormholes      0, 3, 5
    discovery      yes
