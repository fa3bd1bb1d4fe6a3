technology starbases "Starbase"
    ru        "Звёздная база"
    category  military
    cost      4
    least     3
    copies    12         # 7 of them printed on boards
