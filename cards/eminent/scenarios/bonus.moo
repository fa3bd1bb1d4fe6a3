# Prestige planets and utopias.

scenario "a prestige planet brings points, and neither symbols nor slots"
    ruling  E56
    ru      "престижная планета приносит очки влияния, но не даёт ни символов, ни ячеек"
    given
        your empire is [prestige_1]
    then
        total points of planets in your empire is 6
        empire_symbols of survey for you is 0
        empire_symbols of warfare for you is 0
        empire_symbols of colonize for you is 0
        empire_symbols of produce for you is 0
        empire_symbols of trade for you is 0
        empire_symbols of research for you is 0
        you cannot produce_on prestige_1

scenario "each prestige planet has costs of its own"
    ruling  E56
    ru      "у каждой престижной планеты свои цены завоевания и колонизации"
    given
        your frontier is [prestige_1, prestige_2, prestige_3]
        your fighter is 5
        prestige_1's colonies are [colonize_role, colonize_role, colonize_role, colonize_role]
        prestige_2's colonies are [colonize_role, colonize_role, colonize_role, terraforming]
    then
        you can attack prestige_1
        you cannot attack prestige_2
        you cannot attack prestige_3
        you cannot settle prestige_1
        you can settle prestige_2

scenario "a prestige planet helps no technology"
    ruling  E56
    ru      "престижные планеты не помогают изучать технологии"
    given
        your empire is [prestige_1, prestige_2, styku]
    then
        you can learn improved_survey_colonize with power 9
        you cannot learn terraforming with power 9
        you cannot learn improved_survey_research with power 9

scenario "a prestige planet alone helps no technology, even with a utopia"
    ruling  E56, E58
    ru      "престижная планета не помогает изучать технологии даже вместе с утопией"
    given
        your empire is [prestige_1, utopia_of_survey]
    then
        you cannot learn improved_survey_colonize with power 9

scenario "a utopia produces whatever its owner chooses"
    ruling  E57
    ru      "на утопии производят любой ресурс по выбору"
    given
        trade_stack is [trade_role]
        your empire is [utopia_of_survey]
    when
        you perform produce
    then
        options are "food", "water", "iron", "silicon"

scenario "what a utopia has produced fills its slot"
    ruling  E57
    ru      "произведённый на утопии ресурс занимает её ячейку"
    given
        trade_stack is [trade_role]
        your empire is [utopia_of_produce]
    when
        you perform produce
        you choose silicon
    then
        utopia_of_produce's storage is [silicon]
        nothing is asked
        you cannot produce_on utopia_of_produce

scenario "all utopias have the same costs"
    ruling  E57
    ru      "цены у всех утопий одинаковы"
    given
        your fighter is 6
        your frontier is [utopia_of_survey, utopia_of_warfare, utopia_of_colonize, utopia_of_produce, utopia_of_trade, utopia_of_research, prestige_2]
    then
        war_price of utopia_of_survey is 6
        war_price of utopia_of_warfare is 6
        war_price of utopia_of_colonize is 6
        war_price of utopia_of_produce is 6
        war_price of utopia_of_trade is 6
        war_price of utopia_of_research is 6
        colony_price of utopia_of_survey is 5
        colony_price of utopia_of_research is 5

scenario "a utopia counts its symbol"
    ruling  E30, E57
    ru      "символ утопии учитывается"
    given
        your empire is [utopia_of_research, utopia_of_trade]
    then
        empire_symbols of research for you is 1
        empire_symbols of trade for you is 1

scenario "a utopia stands for a second planet of a type"
    ruling  E58
    ru      "утопия заменяет вторую планету нужного типа"
    given
        your empire is [styku, utopia_of_survey]
    then
        you can learn terraforming with power 5
        you cannot learn dissension with power 7

scenario "a utopia stands for the third planet of a type"
    ruling  E58
    ru      "утопия заменяет третью планету нужного типа"
    given
        your empire is [styku, mik_mik, utopia_of_survey]
    then
        you can learn dissension with power 7

scenario "only one utopia stands for a planet"
    ruling  E58
    ru      "заменить планету может только одна утопия"
    given
        your empire is [lyttle, utopia_of_survey, utopia_of_trade]
    then
        you can learn improved_survey_research with power 3
        you can learn data_network with power 5
        you cannot learn adaptability with power 7

scenario "utopias alone are no planets of a type"
    ruling  E58
    ru      "одних утопий без планеты нужного типа недостаточно"
    given
        your empire is [lyttle, utopia_of_survey, utopia_of_trade]
    then
        you cannot learn improved_survey_colonize with power 9
        you cannot learn survey_team with power 9

scenario "the same utopia may stand for one type, and for another the next time"
    ruling  E58
    ru      "одна и та же утопия заменяет планету одного типа, а в следующий раз — другого"
    given
        your empire is [lyttle, styku, utopia_of_survey]
        technologies is [data_network, terraforming]
    when
        you learn data_network with power 5
        you learn terraforming with power 5
    then
        your hand is [data_network, terraforming]
