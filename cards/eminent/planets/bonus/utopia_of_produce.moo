planet utopia_of_produce "Utopia of Produce"
    ru        "Утопия производства"
    type      utopia
    warfare   6
    colonize  5
    points    2
    icons     produce
    slots     any
    source    facts "notes of an unofficial program", name original, name_ru original
