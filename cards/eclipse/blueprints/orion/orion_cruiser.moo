blueprint orion_cruiser "Cruiser"
    ru          "Крейсер"
    ship_type   cruiser
    initiative  2
    energy      2
    bays        built electron_computer, built ion_cannon, built hull, built nuclear_source, built nuclear_drive, built gauss_shield
