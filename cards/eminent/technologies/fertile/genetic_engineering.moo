technology genetic_engineering "Genetic Engineering"
    ru      "Генная инженерия"
    type    fertile
    level   2
    cost    5
    points  2
    icons   produce, produce
    source  facts "printed card", name_ru translated

    deed:
        put this into your in_force

    before clean_up:
        earn with count (your sorts_made)
