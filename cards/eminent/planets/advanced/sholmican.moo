planet sholmican "Sholmican"
    ru        "Шолмикан"
    type      advanced
    warfare   6
    colonize  3
    points    4
    slots     silicon
    source    facts "printed planet", name_ru translated
