blueprint standard_starbase "Starbase"
    ru          "Звёздная база"
    ship_type   starbase
    initiative  4
    energy      3
    bays        built electron_computer, built ion_cannon, built hull, built hull, nothing
    copies      6
