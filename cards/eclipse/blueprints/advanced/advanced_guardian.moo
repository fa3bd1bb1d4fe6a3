blueprint advanced_guardian "Guardian"
    ru          "Страж"
    draws       guardian
    tier        advanced
    initiative  1
    computer    1
    plates      3
    cannons     red
    missiles    orange, orange
