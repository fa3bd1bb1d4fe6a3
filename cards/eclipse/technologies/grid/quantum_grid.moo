technology quantum_grid "Quantum Grid"
    ru        "Квантовая сеть"
    category  grid
    cost      16
    least     8
    copies    3

    on research:
        put 2 discs from your disc_box into your influence_track

    on take_free:
        put 2 discs from your disc_box into your influence_track
