planet mik_mik "Mik-Mik"
    ru        "Мик-Мик"
    type      fertile
    warfare   4
    colonize  5
    points    3
    icons     colonize
    slots     food
    source    facts "printed planet", name_ru translated
