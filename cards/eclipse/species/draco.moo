species draco "Descendants of Draco"
    ru           "Наследники Дракона"
    colour       yellow
    stores       3 materials, 4 science, 2 credits
    known        fusion_drives
    rate         3
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  sigma_draconis
    first_ship   interceptor
    spaces       4

    # R121
    always:
        your befriends_ancients is yes
        your looks_twice is yes

    before collapse:
        score ancients_left

    end of game:
        if your has_collapsed is 0
            score ancients_left
