species planta "Planta"
    ru      "Плантоиды"
    colour  green
    stores  4 materials, 3 science, 2 credits
    known   starbases
    rate    3
