technology advanced_economy "Advanced Economy"
    ru        "Передовая экономика"
    category  grid
    cost      10
    least     6
    copies    4
