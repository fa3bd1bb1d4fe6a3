planet utopia_of_colonize "Utopia of Colonize"
    ru        "Утопия колонизации"
    type      utopia
    warfare   6
    colonize  5
    points    2
    icons     colonize
    slots     any
    source    facts "notes of an unofficial program", name original, name_ru original
