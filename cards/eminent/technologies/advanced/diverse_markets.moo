technology diverse_markets "Diverse Markets"
    ru      "Разнообразие рынков"
    type    advanced
    level   2
    cost    5
    points  2
    icons   research, trade
    source  facts "printed card", name_ru translated

    deed:
        gain 1 markets
