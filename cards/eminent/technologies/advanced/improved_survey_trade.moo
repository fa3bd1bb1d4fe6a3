technology improved_survey_trade "Improved Survey"
    ru      "Улучшенный поиск"
    type    advanced
    level   1
    cost    3
    points  0
    icons   survey, trade
    source  facts "printed card", name_ru translated

    deed:
        draw 3 cards
