technology improved_research_produce "Improved Research"
    ru      "Улучшенная наука"
    type    fertile
    level   1
    cost    3
    points  0
    icons   research, produce
    source  facts "printed card", name_ru translated

    deed:
        draw 1 card
        put up to 3 cards from your hand into removed
