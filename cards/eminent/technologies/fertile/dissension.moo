technology dissension "Dissension / Bureaucracy"
    ru       "Инакомыслие / Бюрократия"
    type     fertile
    level    3
    cost     7
    points   5
    lasting  yes
    source   facts "printed card", name_ru translated

    face front "Dissension"
        ru  "Инакомыслие"

        always:
            your dissent_draw is 1 more

    face back "Bureaucracy"
        ru  "Бюрократия"

        always:
            your leads_along is yes
