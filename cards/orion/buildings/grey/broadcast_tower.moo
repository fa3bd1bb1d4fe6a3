building broadcast_tower "Broadcast Tower"
    ru      "Вещательная башня"
    colour  grey
    cost    3 food, 1 production
    income  1 food
    points  2
    copies  2
    source  design original, numbers original

    always:
        your propaganda_gain is 2 more
