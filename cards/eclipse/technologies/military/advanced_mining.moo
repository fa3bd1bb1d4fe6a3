technology advanced_mining "Advanced Mining"
    ru        "Передовая добыча"
    category  military
    cost      10
    least     6
    copies    4
