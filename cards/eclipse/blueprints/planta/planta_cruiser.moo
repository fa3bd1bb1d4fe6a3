blueprint planta_cruiser "Cruiser"
    ru         "Крейсер"
    ship_type  cruiser
    energy     2
    computer   1
    bays       built ion_cannon, built hull, built nuclear_source, built nuclear_drive, nothing
