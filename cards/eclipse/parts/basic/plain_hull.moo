part plain_hull "Hull"
    ru      "Корпус"
    plates  1
