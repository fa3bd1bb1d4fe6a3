building sensor_network "Sensor Network"
    ru      "Сеть дальних сенсоров"
    colour  grey
    cost    2 food, 1 fleet, 1 production
    income  1 food
    points  2
    copies  2
    source  design original, numbers original

    always:
        your raid_cost is 1 fleet less
