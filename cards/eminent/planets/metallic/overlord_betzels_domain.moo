planet overlord_betzels_domain "Overlord Betzel's Domain"
    ru        "Владения владыки Бетцеля"
    type      metallic
    warfare   6
    colonize  3
    points    4
    icons     warfare
    source    facts "printed planet", name_ru translated
