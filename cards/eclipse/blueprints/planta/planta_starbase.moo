blueprint planta_starbase "Starbase"
    ru          "Звёздная база"
    ship_type   starbase
    initiative  2
    energy      5
    computer    1
    bays        built electron_computer, built ion_cannon, built hull, built hull
