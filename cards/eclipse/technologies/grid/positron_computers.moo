technology positron_computers "Positron Computer"
    ru        "Позитронный компьютер"
    category  grid
    cost      8
    least     5
    copies    6         # 1 of them printed on boards
