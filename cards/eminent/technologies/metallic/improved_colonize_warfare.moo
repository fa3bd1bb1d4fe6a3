technology improved_colonize_warfare "Improved Colonize"
    ru      "Улучшенная колонизация"
    type    metallic
    level   1
    cost    3
    points  0
    icons   colonize, warfare
    source  facts "printed card", name_ru translated

    deed:
        may settle a planet from your frontier
        choose one
            settle a planet from your frontier
            all of
                choose a planet from your frontier
                put this into planet's colonies
