part hull "Hull"
    ru      "Корпус"
    plates  1
