species conglomerate "Terran Conglomerate"
    ru      "Земной Конгломерат"
    colour  white
    stores  4 materials, 3 science, 3 credits
    known   starbases
    rate    2
