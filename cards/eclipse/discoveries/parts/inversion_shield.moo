discovery_tile inversion_shield_find "Inversion Shield"
    ru          "Инверсионный щит"
    holds_part  inversion_shield

    reward:
        salvage this card
