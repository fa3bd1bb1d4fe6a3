technology improved_survey_colonize "Improved Survey"
    ru      "Улучшенный поиск"
    type    fertile
    level   1
    cost    3
    points  0
    icons   survey, colonize
    source  facts "printed card", name_ru translated

    deed:
        draw 3 cards
