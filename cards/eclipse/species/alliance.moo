species alliance "Terran Alliance"
    ru      "Земной Альянс"
    colour  black
    stores  4 materials, 3 science, 3 credits
    known   starbases
    rate    2
