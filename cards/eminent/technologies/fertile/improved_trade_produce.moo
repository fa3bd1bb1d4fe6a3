technology improved_trade_produce "Improved Trade"
    ru      "Улучшенная продажа"
    type    fertile
    level   1
    cost    3
    points  0
    icons   trade, produce
    source  facts "printed card", name_ru translated

    deed:
        earn with count 1
