building salvage_dock "Salvage Dock"
    ru      "Док разборки"
    colour  yellow
    cost    4 food, 2 fleet
    income  1 food
    points  1
    copies  2
    source  design original, numbers original

    on build:
        may
            choose a building from this system where it is not this
            gain its cost
            discard it
