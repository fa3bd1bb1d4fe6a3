sector epsilon_eridani "Epsilon Eridani"
    ru             "Эпсилон Эридана"
    sector_number  222
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced science
    artifact       yes
