technology war_path "War Path"
    ru      "Тропа войны"
    type    metallic
    level   2
    cost    5
    points  2
    icons   warfare, warfare
    source  facts "printed card", name_ru translated

    deed:
        repeat 2 times
            may attack a planet from your frontier
