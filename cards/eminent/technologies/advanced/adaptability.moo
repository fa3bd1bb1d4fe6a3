technology adaptability "Adaptability / Hyperefficiency"
    ru       "Приспособляемость / Сверхэффективность"
    type     advanced
    level    3
    cost     7
    points   5
    lasting  yes
    source   facts "printed card", name_ru translated

    face front "Adaptability"
        ru  "Приспособляемость"

        always:
            your is_adaptable is yes

    face back "Hyperefficiency"
        ru  "Сверхэффективность"

        before clean_up:
            put any number of cards from your hand into removed
