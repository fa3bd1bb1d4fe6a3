setup:
    gain 2 food
    gain (your gain) loyalty
    gain (2 + 3) food
