planet utopia_of_trade "Utopia of Trade"
    ru        "Утопия продажи"
    type      utopia
    warfare   6
    colonize  5
    points    2
    icons     trade
    slots     any
    source    facts "notes of an unofficial program", name original, name_ru original
