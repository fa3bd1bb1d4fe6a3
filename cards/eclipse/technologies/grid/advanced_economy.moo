technology advanced_economy "Advanced Economy"
    ru        "Передовая экономика"
    category  grid
    cost      10
    least     6
    copies    4

    # R35
    always:
        your fills_credits is yes
