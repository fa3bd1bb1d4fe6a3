planet zephan "Zephan"
    ru        "Зефан"
    type      advanced
    warfare   6
    colonize  3
    points    4
    icons     trade
    source    facts "printed planet", name_ru translated
