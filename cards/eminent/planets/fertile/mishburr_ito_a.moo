planet mishburr_ito_a "Mishburr ITO-A"
    ru        "Мишбёрр ИТО-А"
    type      fertile
    warfare   4
    colonize  5
    points    3
    icons     produce
    slots     food
    source    facts "printed planet", name_ru translated
