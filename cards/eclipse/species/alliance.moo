species alliance "Terran Alliance"
    ru           "Земной Альянс"
    colour       black
    stores       4 materials, 3 science, 3 credits
    known        starbases
    rate         2
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  delta_pavonis
    first_ship   interceptor
    spaces       4
    embassies    1

    # R124
    always:
        your moves is 3
