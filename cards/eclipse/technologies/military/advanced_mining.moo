technology advanced_mining "Advanced Mining"
    ru        "Передовая добыча"
    category  military
    cost      10
    least     6
    copies    4

    # R35
    always:
        your fills_materials is yes
