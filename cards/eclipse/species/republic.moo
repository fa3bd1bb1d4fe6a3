species republic "Terran Republic"
    ru      "Земная Республика"
    colour  yellow
    stores  4 materials, 3 science, 3 credits
    known   starbases
    rate    2
