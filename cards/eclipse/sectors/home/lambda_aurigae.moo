sector lambda_aurigae "Lambda Aurigae"
    ru             "Лямбда Возничего"
    sector_number  230
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced materials
    artifact       yes
