blueprint basic_ancient "Ancient"
    ru          "Древний"
    draws       ancient
    tier        basic
    initiative  2
    computer    1
    plates      1
    cannons     yellow, yellow
