planet lyttle "Lyttle"
    ru        "Литтл"
    type      advanced
    warfare   5
    colonize  4
    points    3
    icons     research
    slots     silicon
    source    facts "printed planet", name_ru translated
