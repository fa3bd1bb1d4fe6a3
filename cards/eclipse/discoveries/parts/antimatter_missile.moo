discovery_tile antimatter_missile_find "Antimatter Missile"
    ru          "Антиматериальные ракеты"
    holds_part  antimatter_missile

    reward:
        salvage this card
