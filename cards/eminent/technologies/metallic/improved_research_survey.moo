technology improved_research_survey "Improved Research"
    ru      "Улучшенная наука"
    type    metallic
    level   1
    cost    3
    points  0
    icons   research, survey
    source  facts "printed card", name_ru translated

    deed:
        draw 1 card
        put up to 3 cards from your hand into removed
