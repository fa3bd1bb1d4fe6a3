technology artificial_intelligence "Artificial Intelligence"
    ru      "Искусственный интеллект"
    type    fertile
    level   2
    cost    5
    points  2
    icons   colonize, produce
    source  facts "printed card", name_ru translated

    deed:
        put 2 role_cards from role_stacks into your hand
