expansion orbital_slipways "Orbital Slipways"
    ru       "Орбитальные стапели"
    symbols  military
    source   effect original, numbers original

    after you deploy:
        take_cubes with count 1
