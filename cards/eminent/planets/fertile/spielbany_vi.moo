planet spielbany_vi "Spielbany VI"
    ru          "Шпильбани VI"
    type        fertile
    warfare     5
    colonize    4
    points      2
    slots       water
    extra_hand  1
    source      facts "printed planet", name_ru translated
