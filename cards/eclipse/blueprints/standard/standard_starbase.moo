blueprint standard_starbase "Starbase"
    ru          "Звёздная база"
    draws       starbase
    initiative  4
    energy      3
    bays        built electron_computer, built ion_cannon, built plain_hull, built plain_hull, nothing
    copies      6
