species mechanema "Mechanema"
    ru           "Механемы"
    colour       white
    stores       4 materials, 3 science, 3 credits
    known        positron_computers
    rate         3
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  lambda_aurigae
    first_ship   interceptor
    spaces       4

    # R122
    always:
        your builds is 3
        your upgrades is 3
        your building_discount is 1
        your monolith_discount is 1
