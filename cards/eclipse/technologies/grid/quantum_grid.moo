technology quantum_grid "Quantum Grid"
    ru        "Квантовая сеть"
    category  grid
    cost      16
    least     8
    copies    3

    on learn:
        put 2 discs from your disc_box into your influence_track
