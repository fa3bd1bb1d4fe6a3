technology imperialism "Imperialism / Scorched Earth Policy"
    ru       "Империализм / Тактика выжженной земли"
    type     metallic
    level    2
    cost     5
    points   2
    lasting  yes
    source   facts "printed card", name_ru translated

    face front "Imperialism"
        ru      "Империализм"
        icons   survey, trade, warfare

    face back "Scorched Earth Policy"
        ru  "Тактика выжженной земли"

        always:
            your war_discount is 2 more
            your scorches is yes
