blueprint advanced_guardian "Guardian"
    ru          "Страж"
    ship_type   guardian
    tier        advanced
    initiative  1
    computer    1
    plates      3
    cannons     red
    missiles    orange, orange
