planet prestige_2 "Prestige 2"
    ru        "Престиж 2"
    type      prestige
    warfare   7
    colonize  4
    points    6
    source    facts "notes of an unofficial program", name original, name_ru original
