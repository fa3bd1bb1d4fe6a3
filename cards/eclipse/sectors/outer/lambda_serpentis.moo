sector lambda_serpentis "Lambda Serpentis"
    ru             "Лямбда Змеи"
    sector_number  305
    ring           outer
    points         1
    wormholes      0, 1, 3
    squares        science, materials
    discovery      yes
    ancients       1
