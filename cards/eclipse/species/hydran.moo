species hydran "Hydran Progress"
    ru           "Прогресс гидранцев"
    colour       blue
    stores       2 materials, 6 science, 2 credits
    known        advanced_labs
    rate         3
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  beta_hydri
    first_ship   interceptor
    spaces       3
    embassies    1
    research     2

    # R119
    after you settle_home:
        for each advanced square on place's tile where its good is science
            fill square by science
