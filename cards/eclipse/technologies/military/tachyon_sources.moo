technology tachyon_sources "Tachyon Source"
    ru        "Тахионный реактор"
    category  military
    cost      12
    least     6
    copies    3
