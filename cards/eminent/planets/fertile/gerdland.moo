planet gerdland "Gerdland"
    ru        "Гердланд"
    type      fertile
    warfare   5
    colonize  4
    points    3
    icons     produce
    slots     water
    source    facts "printed planet", name_ru translated
