planet utopia_of_research "Utopia of Research"
    ru        "Утопия науки"
    type      utopia
    warfare   6
    colonize  5
    points    2
    icons     research
    slots     any
    source    facts "inferred from the other five utopias", name original, name_ru original
