technology weapons_emporium "Weapons Emporium / Streamlining"
    ru       "Оружейный рынок / Оптимизация"
    type     advanced
    level    2
    cost     5
    points   2
    lasting  yes
    source   facts "printed card", name_ru translated

    face front "Weapons Emporium"
        ru  "Оружейный рынок"

        always:
            your trades_fighters is yes

    face back "Streamlining"
        ru  "Оптимизация"

        before clean_up:
            may put a card from your hand into removed
