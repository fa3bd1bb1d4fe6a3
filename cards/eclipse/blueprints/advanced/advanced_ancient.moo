blueprint advanced_ancient "Ancient"
    ru          "Древний"
    ship_type   ancient
    tier        advanced
    initiative  1
    computer    1
    plates      2
    cannons     orange
