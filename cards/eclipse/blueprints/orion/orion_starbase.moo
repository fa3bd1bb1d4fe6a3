blueprint orion_starbase "Starbase"
    ru          "Звёздная база"
    ship_type   starbase
    initiative  5
    energy      3
    bays        built electron_computer, built ion_cannon, built hull, built hull, built gauss_shield
