planet tankahshin "Tankahshin"
    ru        "Танкашин"
    type      metallic
    warfare   5
    colonize  4
    points    3
    icons     warfare
    slots     iron
    source    facts "printed planet", name_ru translated
