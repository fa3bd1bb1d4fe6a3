species union "Terran Union"
    ru      "Земной Союз"
    colour  green
    stores  4 materials, 3 science, 3 credits
    known   starbases
    rate    2
