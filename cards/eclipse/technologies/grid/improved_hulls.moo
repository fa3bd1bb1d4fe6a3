technology improved_hulls "Improved Hull"
    ru        "Усиленный корпус"
    category  grid
    cost      6
    least     4
    copies    5
