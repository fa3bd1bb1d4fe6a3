sector gamma_serpentis "Gamma Serpentis"
    ru             "Гамма Змеи"
    sector_number  302
    ring           outer
    points         2
    wormholes      0, 3, 4
    squares        advanced credits, advanced science, materials
    discovery      yes
    ancients       1
    artifact       yes
