planet artigas_gns_111 "Artigas GNS-111"
    ru        "Артигас ГНС-111"
    type      fertile
    warfare   6
    colonize  3
    points    2
    icons     produce
    slots     food, water
    source    facts "printed planet", name_ru translated
