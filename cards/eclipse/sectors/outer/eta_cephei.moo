sector eta_cephei "Eta Cephei"
    ru             "Эта Цефея"
    sector_number  303
    ring           outer
    points         2
    wormholes      3, 5
    squares        advanced credits, advanced science, any
    discovery      yes
    ancients       1
    artifact       yes
