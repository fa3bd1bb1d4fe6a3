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
        put this into your in_force

    before clean_up:
        may attack a planet from your frontier
