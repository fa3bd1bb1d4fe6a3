# Roles whose stack is empty.

scenario "every role may be chosen although its stack is empty"
    ruling  E18, E22
    ru      "выбрать можно любую роль, даже если её стопка пуста"
    given
        your hand is [politics]
    then
        you can perform survey
        you can perform warfare
        you can perform colonize
        you can perform produce
        you can perform trade
        you can perform research

scenario "an empty stack gives no card"
    ruling  E18, E22
    ru      "из пустой стопки карту не берут"
    given
        your hand is [warfare_role]
    when
        you perform warfare
        you choose warfare_role
    then
        your played is [warfare_role]
        your fighter is 1

scenario "a symbol more for produce when the stack is empty"
    ruling  E18, E45
    ru      "при пустой стопке у производства на один символ больше"
    given
        your empire is [styku, mik_mik, voson]
    when
        you perform produce
        you choose styku
    then
        number of tokens in your empire's storage is 1

scenario "no symbol more for produce when the last card is taken"
    ruling  E18, E45
    ru      "кто берёт последнюю карту стопки, не получает дополнительного символа производства"
    given
        trade_stack is [trade_role]
        your empire is [styku, mik_mik, voson]
    when
        you perform produce
        you choose styku
    then
        number of tokens in your empire's storage is 1
        trade_stack is []

scenario "a symbol more for trade when the stack is empty"
    ruling  E18, E47
    ru      "при пустой стопке у продажи на один символ больше"
    given
        your hand is [trade_role]
        your empire is [styku, mik_mik, voson]
        styku's storage is [water]
        mik_mik's storage is [food]
        voson's storage is [iron]
    when
        you perform trade
        you choose trade_role
        you choose water
        you choose food
    then
        your influence is 2
        nothing is asked

scenario "a symbol more for research when the stack is empty"
    ruling  E18, E51
    ru      "при пустой стопке у науки на один символ больше"
    given
        your hand is [research_role, research_role]
        your empire is [styku]
        technologies is [improved_survey_colonize, terraforming]
    when
        you perform research
        you choose research_role
        you choose research_role
        you choose yes
    then
        your hand is [improved_survey_colonize]

scenario "the symbol more is for the leader alone"
    ruling  E18, E51
    ru      "дополнительный символ получает только ведущий"
    given
        rival's hand is [research_role, research_role]
        rival's empire is [styku]
        technologies is [improved_survey_colonize]
    when
        you perform research
        rival chooses "join_in icon"
        rival chooses research_role
    then
        nothing is asked
        technologies is [improved_survey_colonize]

scenario "no fighter more when the stack of Warfare is empty"
    ruling  E18
    ru      "при пустой стопке завоевания дополнительного истребителя нет"
    given
        your hand is [warfare_role]
        warfare_stack is []
    when
        you perform warfare
        you choose warfare_role
    then
        your fighter is 1

scenario "no planet more when the stack of Survey is empty"
    ruling  E18, E36
    ru      "при пустой стопке поиска дополнительной планеты нет"
    given
        your hand is [survey_role]
        planet_deck is [styku, mik_mik, voson]
    when
        you perform survey
        you choose survey_role
    then
        your frontier is [voson]
        planet_deck is [styku, mik_mik]

scenario "no colony more when the stack of Colonize is empty"
    ruling  E18
    ru      "при пустой стопке колонизации дополнительной колонии нет"
    given
        your frontier is [styku]
        your hand is [colonize_role]
    when
        you perform colonize
        you choose colonize_role
    then
        styku's colonies are [colonize_role]
