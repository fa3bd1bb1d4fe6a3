technology improved_production_trade "Improved Production"
    ru      "Улучшенное производство"
    type    advanced
    level   1
    cost    3
    points  0
    icons   produce, trade
    source  facts "printed card", name_ru translated

    deed:
        repeat 2 times
            produce_on a planet from your empire
