planet mesia_sednim "Mesia Sednim"
    ru        "Месия-Седним"
    type      fertile
    warfare   2
    colonize  2
    points    2
    slots     water
    starting  yes
    source    facts "printed planet", name_ru translated
