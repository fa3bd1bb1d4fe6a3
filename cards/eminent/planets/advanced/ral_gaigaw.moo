planet ral_gaigaw "Ral Gai'Gaw"
    ru        "Рал Гай'Гоу"
    type      advanced
    warfare   5
    colonize  4
    points    3
    icons     trade
    slots     silicon
    source    facts "printed planet", name_ru translated
