technology phase_shields "Phase Shield"
    ru        "Фазовый щит"
    category  military
    cost      8
    least     5
    copies    5
