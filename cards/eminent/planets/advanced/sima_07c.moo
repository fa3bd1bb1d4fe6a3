planet sima_07c "Sima-07C"
    ru          "Сима-07С"
    type        advanced
    warfare     4
    colonize    5
    points      2
    slots       silicon
    extra_hand  1
    source      facts "printed planet", name_ru translated
