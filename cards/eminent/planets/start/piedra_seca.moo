planet piedra_seca "Piedra Seca"
    ru        "Пьедра-Сека"
    type      metallic
    warfare   2
    colonize  2
    points    2
    slots     iron
    starting  yes
    source    facts "printed planet", name_ru translated
