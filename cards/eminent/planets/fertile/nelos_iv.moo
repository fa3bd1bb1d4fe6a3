planet nelos_iv "Nelos IV"
    ru          "Нелос IV"
    type        fertile
    warfare     4
    colonize    5
    points      2
    slots       food
    extra_hand  1
    source      facts "printed planet", name_ru translated
