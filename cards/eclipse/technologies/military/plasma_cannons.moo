technology plasma_cannons "Plasma Cannon"
    ru        "Плазменное орудие"
    category  military
    cost      6
    least     4
    copies    6         # 1 of them printed on boards
