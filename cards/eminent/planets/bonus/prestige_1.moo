planet prestige_1 "Prestige 1"
    ru        "Престиж 1"
    type      prestige
    warfare   5
    colonize  6
    points    6
    source    facts "notes of an unofficial program", name original, name_ru original
