technology sentient_hulls "Sentient Hull"
    ru        "Разумный корпус"
    category  rare
    cost      7
    least     6
