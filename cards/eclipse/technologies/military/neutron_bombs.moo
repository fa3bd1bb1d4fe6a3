technology neutron_bombs "Neutron Bombs"
    ru        "Нейтронные бомбы"
    category  military
    cost      2
    least     2
    copies    6         # 1 of them printed on boards

    # R101
    always:
        your bombs_planets is yes
