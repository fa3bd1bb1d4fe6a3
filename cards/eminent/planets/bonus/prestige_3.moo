planet prestige_3 "Prestige 3"
    ru        "Престиж 3"
    type      prestige
    warfare   6
    colonize  5
    points    6
    source    facts "notes of an unofficial program", name original, name_ru original
