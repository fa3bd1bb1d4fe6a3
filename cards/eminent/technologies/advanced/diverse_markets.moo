technology diverse_markets "Diverse Markets"
    ru      "Разнообразные рынки"
    type    advanced
    level   2
    cost    5
    points  2
    icons   research, trade
    source  facts "printed card", name_ru translated

    deed:
        put this into your in_force

    before clean_up:
        earn with count (your sorts_traded)
