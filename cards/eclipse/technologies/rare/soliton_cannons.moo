technology soliton_cannons "Soliton Cannon"
    ru        "Солитонное орудие"
    category  rare
    cost      9
    least     7
