technology mobilization "Mobilization"
    ru      "Мобилизация"
    type    metallic
    level   2
    cost    5
    points  2
    icons   survey, warfare
    source  facts "printed card", name_ru translated

    deed:
        gain 2 fighter
        gain 1 strikes
