blueprint advanced_center_defence "Center Defence"
    ru          "Защита Центра"
    ship_type   center_defence
    tier        advanced
    initiative  2
    computer    2
    plates      3
    cannons     red
    missiles    yellow, yellow, yellow, yellow
