planet utopia_of_warfare "Utopia of Warfare"
    ru        "Утопия завоевания"
    type      utopia
    warfare   6
    colonize  5
    points    2
    icons     warfare
    slots     any
    source    facts "notes of an unofficial program", name original, name_ru original
