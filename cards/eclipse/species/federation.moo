species federation "Terran Federation"
    ru      "Земная Федерация"
    colour  blue
    stores  4 materials, 3 science, 3 credits
    known   starbases
    rate    2
