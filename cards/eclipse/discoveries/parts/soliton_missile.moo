discovery_tile soliton_missile_find "Soliton Missile"
    ru          "Солитонные ракеты"
    holds_part  soliton_missile

    reward:
        salvage this card
