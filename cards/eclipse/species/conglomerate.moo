species conglomerate "Terran Conglomerate"
    ru           "Земной Конгломерат"
    colour       white
    stores       4 materials, 3 science, 3 credits
    known        starbases
    rate         2
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  tau_ceti
    first_ship   interceptor
    spaces       4
    embassies    1

    # R124
    always:
        your moves is 3
