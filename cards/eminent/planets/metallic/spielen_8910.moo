planet spielen_8910 "8910 Spielen"
    ru          "8910 Шпилен"
    type        metallic
    warfare     4
    colonize    5
    points      2
    slots       iron
    extra_hand  1
    source      facts "printed planet", name_ru translated
