ancient_part flux_shield "Flux Shield"
    ru          "Искривляющий щит"
    energy      -2
    initiative  1
    shield      3
