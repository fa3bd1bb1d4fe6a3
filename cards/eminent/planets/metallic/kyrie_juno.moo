planet kyrie_juno "Kyrie & Juno"
    ru        "Кири и Юнона"
    type      metallic
    warfare   6
    colonize  3
    points    4
    icons     survey
    source    facts "printed planet", name_ru translated
