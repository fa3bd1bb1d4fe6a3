expansion picket_stations "Picket Stations"
    ru       "Сторожевые станции"
    cells    2 red, green, yellow
    symbols  military
    source   effect original, numbers original

    always:
        if the player with the highest bases_placed is you
            your more_military is 1 more
