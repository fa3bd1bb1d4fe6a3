technology improved_warfare_colonize "Improved Warfare"
    ru      "Улучшенное завоевание"
    type    fertile
    level   1
    cost    3
    points  0
    icons   warfare, colonize
    source  facts "printed card", name_ru translated

    deed:
        choose one
            gain 2 fighter
            attack a planet from your frontier
