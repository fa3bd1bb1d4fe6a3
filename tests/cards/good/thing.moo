building farm "Farm"
    ru      "Ферма"
    cost    2 food, 1 fleet
    points  -2

    on build:
        gain 1 food

game orion "Master of Orion"

variant training
    setup:
        shuffle deck
