technology improved_survey_produce "Improved Survey"
    ru      "Улучшенный поиск"
    type    fertile
    level   1
    cost    3
    points  0
    icons   survey, produce
    source  facts "printed card", name_ru translated

    deed:
        draw 3 cards
