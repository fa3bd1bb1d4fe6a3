planet styku "Styku"
    ru        "Стику"
    type      fertile
    warfare   5
    colonize  4
    points    3
    icons     colonize
    slots     water
    source    facts "printed planet", name_ru translated
