discovery_tile plasma_turret_find "Plasma Turret"
    ru          "Плазменная турель"
    holds_part  plasma_turret

    reward:
        salvage this card
