planet pink_sonar "Pink Sonar"
    ru        "Розовый Сонар"
    type      metallic
    warfare   4
    colonize  5
    points    3
    icons     survey
    slots     iron
    source    facts "printed planet", name_ru translated
