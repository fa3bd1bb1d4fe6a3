blueprint standard_dreadnought "Dreadnought"
    ru         "Дредноут"
    ship_type  dreadnought
    bays       built electron_computer, built ion_cannon, built ion_cannon, built plain_hull, built plain_hull, built nuclear_source, built nuclear_drive, nothing
    copies     6
