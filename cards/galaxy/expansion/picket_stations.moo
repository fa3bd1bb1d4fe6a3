expansion picket_stations "Picket Stations"
    ru       "Сторожевые станции"
    cells    2 red, green, yellow
    symbols  military
    source   effect original, numbers original

    always:
        if your has_most_bases is yes
            your more_military is 1 more
