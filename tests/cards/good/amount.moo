setup:
    gain 2 food
    gain (your gain) loyalty
    gain (2 + 3) food
    lose 1 cubes of science
    gain (your gain) cubes of square's wealth, 2 food
    pay 2 cubes of (square's wealth)
