ancient_part ion_turret "Ion Turret"
    ru      "Ионная турель"
    dice    yellow, yellow
