technology nanorobots "Nanorobots"
    ru        "Нанороботы"
    category  nano
    cost      2
    least     2
    copies    5

    # R66
    always:
        your builds is 1 more
