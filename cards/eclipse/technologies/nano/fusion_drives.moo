technology fusion_drives "Fusion Drive"
    ru        "Термоядерный двигатель"
    category  nano
    cost      4
    least     3
    copies    7         # 2 of them printed on boards
