blueprint standard_cruiser "Cruiser"
    ru          "Крейсер"
    ship_type   cruiser
    initiative  1
    bays        built electron_computer, built ion_cannon, built hull, built nuclear_source, built nuclear_drive, nothing
    copies      6
