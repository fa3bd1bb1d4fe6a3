planet hanoj_t "Hanoj-T"
    ru        "Ханодж-Т"
    type      advanced
    warfare   4
    colonize  5
    points    3
    icons     trade
    slots     silicon
    source    facts "printed planet", name_ru translated
