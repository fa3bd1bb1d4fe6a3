technology antimatter_cannons "Antimatter Cannon"
    ru        "Антиматериальное орудие"
    category  grid
    cost      14
    least     7
    copies    3
