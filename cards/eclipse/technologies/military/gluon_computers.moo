technology gluon_computers "Gluon Computer"
    ru        "Глюонный компьютер"
    category  military
    cost      14
    least     7
    copies    3
