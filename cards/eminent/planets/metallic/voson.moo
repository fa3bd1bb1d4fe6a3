planet voson "Voson"
    ru        "Восон"
    type      metallic
    warfare   5
    colonize  4
    points    3
    icons     survey
    slots     iron
    source    facts "printed planet", name_ru translated
