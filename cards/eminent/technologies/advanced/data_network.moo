technology data_network "Data Network"
    ru      "Информационная сеть"
    type    advanced
    level   2
    cost    5
    points  2
    icons   research, research
    source  facts "printed card", name_ru translated

    deed:
        draw 2 cards
        put any number of cards from your hand into removed
