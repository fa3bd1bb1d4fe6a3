blueprint standard_dreadnought "Dreadnought"
    ru         "Дредноут"
    ship_type  dreadnought
    bays       built electron_computer, built ion_cannon, built ion_cannon, built hull, built hull, built nuclear_source, built nuclear_drive, nothing
    copies     6
