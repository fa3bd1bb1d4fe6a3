planet pomerene "Pomerene"
    ru        "Померин"
    type      advanced
    warfare   2
    colonize  2
    points    2
    slots     silicon
    starting  yes
    source    facts "printed planet", name_ru translated
