blueprint basic_center_defence "Center Defence"
    ru         "Защита Центра"
    ship_type  center_defence
    tier       basic
    computer   2
    plates     7
    cannons    yellow, yellow, yellow, yellow
