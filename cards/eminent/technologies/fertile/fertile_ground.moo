technology fertile_ground "Fertile Ground / Abundance"
    ru       "Плодородная почва / Изобилие"
    type     fertile
    level    2
    cost     5
    points   2
    lasting  yes
    source   facts "printed card", name_ru translated

    face front "Fertile Ground"
        ru      "Плодородная почва"
        icons   colonize, produce, research

    face back "Abundance"
        ru  "Изобилие"

        always:
            your fills_planets is yes
