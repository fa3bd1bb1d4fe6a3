species planta "Planta"
    ru            "Плантоиды"
    colour        green
    stores        4 materials, 3 science, 2 credits
    known         starbases
    rate          3
    plans         planta_interceptor, planta_cruiser, planta_dreadnought, planta_starbase
    home_sector   cygni_61
    first_ship    interceptor
    spaces        3
    embassies     1
    colony_ships  4
    explore       2

    # R120
    always:
        your is_fragile is yes

    end of game:
        score number of discs in your colonies
