technology absorption_shields "Absorption Shield"
    ru        "Поглощающий щит"
    category  rare
    cost      7
    least     6
