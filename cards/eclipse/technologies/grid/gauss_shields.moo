technology gauss_shields "Gauss Shield"
    ru        "Щит Гаусса"
    category  grid
    cost      2
    least     2
    copies    7         # 2 of them printed on boards
