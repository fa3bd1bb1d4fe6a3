sector zeta_chamaeleontis "Zeta Chamaeleontis"
    ru             "Дзета Хамелеона"
    sector_number  382
    ring           outer
    points         1
    wormholes      0, 2, 3
    squares        science, materials
    discovery      yes
    portal         yes
