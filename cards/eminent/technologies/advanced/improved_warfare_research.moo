technology improved_warfare_research "Improved Warfare"
    ru      "Улучшенное завоевание"
    type    advanced
    level   1
    cost    3
    points  0
    icons   warfare, research
    source  facts "printed card", name_ru translated

    deed:
        choose one
            gain 2 fighter
            attack a planet from your frontier
