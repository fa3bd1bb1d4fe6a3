technology tachyon_drives "Tachyon Drive"
    ru        "Тахионный двигатель"
    category  grid
    cost      12
    least     6
    copies    3
