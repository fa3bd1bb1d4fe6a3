technology improved_warfare_produce "Improved Warfare"
    ru      "Улучшенное завоевание"
    type    fertile
    level   1
    cost    3
    points  0
    icons   warfare, produce
    source  facts "printed card", name_ru translated

    deed:
        choose one
            gain 2 fighter
            attack a planet from your frontier
