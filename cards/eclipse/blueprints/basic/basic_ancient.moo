blueprint basic_ancient "Ancient"
    ru          "Древний"
    ship_type   ancient
    tier        basic
    initiative  2
    computer    1
    plates      1
    cannons     yellow, yellow
