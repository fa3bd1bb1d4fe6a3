technology terraforming "Terraforming"
    ru      "Терраформирование"
    type    fertile
    level   2
    cost    5
    points  2
    icons   colonize, colonize
    source  facts "printed card", name_ru translated

    deed:
        choose a planet from your frontier
        put this into planet's colonies
        if planet's settlers is at least planet's colonize
            claim planet
