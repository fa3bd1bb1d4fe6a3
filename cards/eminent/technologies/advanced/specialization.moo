technology specialization "Specialization"
    ru      "Специализация"
    type    advanced
    level   2
    cost    5
    points  2
    icons   trade, trade
    source  facts "printed card", name_ru translated

    deed:
        put a (token from bank where its sort is not fighter_left) into your named
        put this into your in_force

    before clean_up:
        earn with count (your named_traded)
