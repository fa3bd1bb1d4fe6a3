technology logistics "Logistics / Productivity"
    ru       "Логистика / Продуктивность"
    type     metallic
    level    3
    cost     7
    points   5
    lasting  yes
    source   facts "printed card", name_ru translated

    face front "Logistics"
        ru  "Логистика"

        always:
            your turns_about is yes

    face back "Productivity"
        ru  "Продуктивность"

        always:
            your deeds_allowed is 1 more
