discovery_tile ion_turret_find "Ion Turret"
    ru          "Ионная турель"
    holds_part  ion_turret

    reward:
        salvage this card
