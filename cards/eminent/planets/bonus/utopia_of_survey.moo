planet utopia_of_survey "Utopia of Survey"
    ru        "Утопия поиска"
    type      utopia
    warfare   6
    colonize  5
    points    2
    icons     survey
    slots     any
    source    facts "notes of an unofficial program", name original, name_ru original
