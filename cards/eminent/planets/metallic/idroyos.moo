planet idroyos "Idroyos"
    ru        "Идройос"
    type      metallic
    warfare   6
    colonize  3
    points    5
    source    facts "printed planet", name_ru translated
