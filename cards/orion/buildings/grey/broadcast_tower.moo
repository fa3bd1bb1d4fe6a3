building broadcast_tower "Broadcast Tower"
    ru      "Вещательная башня"
    colour  grey
    cost    2 food
    income  1 food
    points  1
    copies  2
    source  design original, numbers original

    always:
        your propaganda_gain is 2 more
