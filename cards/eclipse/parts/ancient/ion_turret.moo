ancient_part ion_turret "Ion Turret"
    ru      "Ионная турель"
    throws  yellow, yellow
