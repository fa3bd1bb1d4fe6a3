planet erkam_w "Erkam-W"
    ru        "Эркам-В"
    type      metallic
    warfare   4
    colonize  5
    points    3
    icons     warfare
    slots     iron
    source    facts "printed planet", name_ru translated
