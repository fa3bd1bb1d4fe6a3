blueprint planta_dreadnought "Dreadnought"
    ru         "Дредноут"
    ship_type  dreadnought
    energy     2
    computer   1
    bays       built ion_cannon, built ion_cannon, built hull, built hull, built nuclear_source, built nuclear_drive, nothing
