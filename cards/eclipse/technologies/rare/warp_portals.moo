technology warp_portals "Warp Portal"
    ru        "Гиперпортал"
    category  rare
    cost      9
    least     7
