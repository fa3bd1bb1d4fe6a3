building farm "Farm"
    cost  2 food  # bread

    on build:
        gain 1 food
