expansion orbital_slipways "Orbital Slipways"
    ru       "Орбитальные стапели"
    cells    red, green, yellow, lost red
    symbols  military
    source   effect original, numbers original

    after you deploy:
        take_cubes with count 1
