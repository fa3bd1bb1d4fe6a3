blueprint basic_guardian "Guardian"
    ru          "Страж"
    ship_type   guardian
    tier        basic
    initiative  3
    computer    2
    plates      2
    cannons     yellow, yellow, yellow
