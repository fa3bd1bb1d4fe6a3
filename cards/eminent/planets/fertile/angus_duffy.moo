planet angus_duffy "Angus Duffy"
    ru        "Ангус-Даффи"
    type      fertile
    warfare   6
    colonize  3
    points    3
    slots     food, water
    source    facts "printed planet", name_ru translated
