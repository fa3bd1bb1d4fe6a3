technology improved_research_warfare "Improved Research"
    ru      "Улучшенная наука"
    type    metallic
    level   1
    cost    3
    points  0
    icons   research, warfare
    source  facts "printed card", name_ru translated

    deed:
        draw 1 card
        put up to 3 cards from your hand into removed
