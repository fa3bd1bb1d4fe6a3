discovery_tile flux_shield_find "Flux Shield"
    ru          "Искривляющий щит"
    holds_part  flux_shield

    reward:
        salvage this card
