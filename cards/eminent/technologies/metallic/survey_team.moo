technology survey_team "Survey Team"
    ru      "Поисковый отряд"
    type    metallic
    level   2
    cost    5
    points  2
    icons   survey, survey
    source  facts "printed card", name_ru translated

    deed:
        scout with count 1
