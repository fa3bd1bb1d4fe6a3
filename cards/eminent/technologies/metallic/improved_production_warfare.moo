technology improved_production_warfare "Improved Production"
    ru      "Улучшенное производство"
    type    metallic
    level   1
    cost    3
    points  0
    icons   produce, warfare
    source  facts "printed card", name_ru translated

    deed:
        repeat 2 times
            produce_on a planet from your empire
