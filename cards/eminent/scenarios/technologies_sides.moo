# A lasting technology is taken with one of its sides, and keeps it (E53).

scenario "the front of imperialism is taken for good"
    ruling  E53
    ru      "выбранная сторона «Империализм» остаётся до конца игры"
    given
        your empire is [chrispen, voson]
    when
        you learn imperialism with power 5
        you choose "Imperialism"
    then
        your play_area is [imperialism]
        your hand is []
        imperialism's face is front
        symbols of warfare for you is 1
        your war_discount is 0

scenario "the back of imperialism is taken for good"
    ruling  E53
    ru      "выбранная сторона «Тактика выжженной земли» остаётся до конца игры"
    given
        your empire is [chrispen, voson]
    when
        you learn imperialism with power 5
        you choose "Scorched Earth Policy"
    then
        your play_area is [imperialism]
        imperialism's face is back
        symbols of warfare for you is 0
        your war_discount is 2

scenario "the front of fertile ground is taken for good"
    ruling  E53
    ru      "выбранная сторона «Плодородная почва» остаётся до конца игры"
    given
        your empire is [drawde, angus_duffy]
    when
        you learn fertile_ground with power 5
        you choose "Fertile Ground"
    then
        symbols of colonize for you is 1
        your fills_planets is no

scenario "the back of fertile ground is taken for good"
    ruling  E53
    ru      "выбранная сторона «Изобилие» остаётся до конца игры"
    given
        your empire is [drawde, angus_duffy]
    when
        you learn fertile_ground with power 5
        you choose "Abundance"
    then
        symbols of colonize for you is 0
        your fills_planets is yes

scenario "the front of the weapons emporium is taken for good"
    ruling  E53
    ru      "выбранная сторона «Оружейный рынок» остаётся до конца игры"
    given
        your empire is [liagiba, sholmican]
    when
        you learn weapons_emporium with power 5
        you choose "Weapons Emporium"
    then
        your trades_fighters is yes

scenario "the back of the weapons emporium is taken for good"
    ruling  E53
    ru      "выбранная сторона «Оптимизация» остаётся до конца игры"
    given
        your empire is [liagiba, sholmican]
    when
        you learn weapons_emporium with power 5
        you choose "Streamlining"
    then
        your trades_fighters is no
        weapons_emporium's face is back

scenario "the front of adaptability is taken for good"
    ruling  E53
    ru      "выбранная сторона «Приспособляемость» остаётся до конца игры"
    given
        your empire is [liagiba, sholmican, oknow]
    when
        you learn adaptability with power 7
        you choose "Adaptability"
    then
        your is_adaptable is yes

scenario "the back of adaptability is taken for good"
    ruling  E53
    ru      "выбранная сторона «Сверхэффективность» остаётся до конца игры"
    given
        your empire is [liagiba, sholmican, oknow]
    when
        you learn adaptability with power 7
        you choose "Hyperefficiency"
    then
        your is_adaptable is no
        adaptability's face is back

scenario "the front of logistics is taken for good"
    ruling  E53
    ru      "выбранная сторона «Логистика» остаётся до конца игры"
    given
        your empire is [chrispen, idroyos, marghannah_prime]
    when
        you learn logistics with power 7
        you choose "Logistics"
    then
        your turns_about is yes
        your deeds_allowed is 1

scenario "the back of logistics is taken for good"
    ruling  E53
    ru      "выбранная сторона «Продуктивность» остаётся до конца игры"
    given
        your empire is [chrispen, idroyos, marghannah_prime]
    when
        you learn logistics with power 7
        you choose "Productivity"
    then
        your turns_about is no
        your deeds_allowed is 2

scenario "the front of dissension is taken for good"
    ruling  E53
    ru      "выбранная сторона «Инакомыслие» остаётся до конца игры"
    given
        your empire is [drawde, angus_duffy, spielbany_vi]
    when
        you learn dissension with power 7
        you choose "Dissension"
    then
        your dissent_draw is 2
        your leads_along is no

scenario "the back of dissension is taken for good"
    ruling  E53
    ru      "выбранная сторона «Бюрократия» остаётся до конца игры"
    given
        your empire is [drawde, angus_duffy, spielbany_vi]
    when
        you learn dissension with power 7
        you choose "Bureaucracy"
    then
        your dissent_draw is 1
        your leads_along is yes
