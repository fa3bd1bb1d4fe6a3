part improved_hull "Improved Hull"
    ru         "Усиленный корпус"
    opened_by  improved_hulls
    plates     2
