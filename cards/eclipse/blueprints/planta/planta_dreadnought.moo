blueprint planta_dreadnought "Dreadnought"
    ru        "Дредноут"
    draws     dreadnought
    energy    2
    computer  1
    bays      built ion_cannon, built ion_cannon, built plain_hull, built plain_hull, built nuclear_source, built nuclear_drive, nothing
