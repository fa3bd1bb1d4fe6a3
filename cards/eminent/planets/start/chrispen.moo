planet chrispen "Chrispen"
    ru        "Криспен"
    type      metallic
    warfare   2
    colonize  2
    points    2
    slots     iron
    starting  yes
    source    facts "printed planet", name_ru translated
