technology fusion_sources "Fusion Source"
    ru        "Термоядерный реактор"
    category  grid
    cost      4
    least     3
    copies    5
