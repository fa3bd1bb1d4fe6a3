technology improved_trade_warfare "Improved Trade"
    ru      "Улучшенная продажа"
    type    metallic
    level   1
    cost    3
    points  0
    icons   trade, warfare
    source  facts "printed card", name_ru translated

    deed:
        earn with count 1
