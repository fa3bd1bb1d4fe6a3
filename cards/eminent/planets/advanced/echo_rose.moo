planet echo_rose "Echo Rose"
    ru        "Эхо-Роуз"
    type      advanced
    warfare   4
    colonize  5
    points    3
    icons     research
    slots     silicon
    source    facts "printed planet", name_ru translated
