planet oknow "Oknow"
    ru          "Окнау"
    type        advanced
    warfare     5
    colonize    4
    points      2
    slots       silicon
    extra_hand  1
    source      facts "printed planet", name_ru translated
