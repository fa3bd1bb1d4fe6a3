blueprint orion_dreadnought "Dreadnought"
    ru          "Дредноут"
    ship_type   dreadnought
    initiative  1
    energy      3
    bays        built electron_computer, built ion_cannon, built ion_cannon, built hull, built hull, built nuclear_source, built nuclear_drive, built gauss_shield
