planet new_texas "New Texas"
    ru        "Новый Техас"
    type      fertile
    warfare   6
    colonize  3
    points    2
    icons     colonize
    slots     food, water
    source    facts "printed planet", name_ru translated
