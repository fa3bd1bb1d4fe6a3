ancient_part plasma_turret "Plasma Turret"
    ru      "Плазменная турель"
    energy  -3
    throws  orange, orange
