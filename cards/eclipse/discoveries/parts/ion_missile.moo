discovery_tile ion_missile_find "Ion Missile"
    ru          "Ионные ракеты"
    holds_part  ion_missile

    reward:
        salvage this card
