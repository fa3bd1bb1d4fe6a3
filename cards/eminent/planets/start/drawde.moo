planet drawde "Drawde"
    ru        "Дравде"
    type      fertile
    warfare   2
    colonize  2
    points    2
    slots     food
    starting  yes
    source    facts "printed planet", name_ru translated
