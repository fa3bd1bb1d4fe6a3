# Improved Survey in its four copies and Survey Team.

scenario "improved survey with trade draws three cards"
    ruling  E12
    ru      "«Улучшенный поиск» с символом продажи берёт три карты"
    given
        your hand is [improved_survey_trade]
        your deck is [politics, survey_role, trade_role, research_role]
    when
        you play_deed improved_survey_trade
    then
        your hand is [survey_role, trade_role, research_role]
        your deck is [politics]
        your discard_pile is [improved_survey_trade]

scenario "improved survey with research leaves the rest of the deck"
    ruling  E12
    ru      "«Улучшенный поиск» с символом науки не трогает остальных карт колоды"
    given
        your hand is [improved_survey_research]
        your deck is [politics, politics, research_role, survey_role, trade_role]
    when
        you play_deed improved_survey_research
    then
        your hand is [research_role, survey_role, trade_role]
        your deck is [politics, politics]
        your discard_pile is [improved_survey_research]

scenario "improved survey with colonize makes a new deck where two cards are not enough"
    ruling  E12, E21
    ru      "«Улучшенный поиск» с символом колонизации делает новую колоду, если в старой только две карты"
    given
        your hand is [improved_survey_colonize]
        your deck is [war_path, colonize_role]
        your discard_pile is [politics, politics]
    when
        you play_deed improved_survey_colonize
    then
        your hand is [war_path, colonize_role, politics]
        your deck is [politics]
        your discard_pile is [improved_survey_colonize]

scenario "improved survey with produce makes a new deck of the discard pile, without itself"
    ruling  E12, E21
    ru      "«Улучшенный поиск» с символом производства делает новую колоду из сброса, но без себя"
    given
        your hand is [improved_survey_produce]
        your discard_pile is [politics, politics, politics, politics]
    when
        you play_deed improved_survey_produce
    then
        your hand is [politics, politics, politics]
        your deck is [politics]
        your discard_pile is [improved_survey_produce]

scenario "improved survey counts for survey, and for its second symbol"
    ruling  E15
    ru      "«Улучшенный поиск» учитывается для поиска и для второго своего символа"
    given
        your played is [improved_survey_trade, improved_survey_research, improved_survey_colonize, improved_survey_produce]
    then
        symbols of survey for you is 4
        symbols of trade for you is 1
        symbols of research for you is 1
        symbols of colonize for you is 1
        symbols of produce for you is 1
        symbols of warfare for you is 0

scenario "the survey team brings the top planet of the deck face down into the empire"
    ruling  E12
    ru      "«Поисковый отряд» добавляет в империю верхнюю планету колоды рубашкой вверх"
    given
        your hand is [survey_team]
        planet_deck is [styku, mik_mik, voson]
        your frontier is [lyttle]
    when
        you play_deed survey_team
    then
        nothing is asked
        your frontier is [lyttle, voson]
        your empire is []
        planet_deck is [styku, mik_mik]
        planet_discard is []
        your discard_pile is [survey_team]

scenario "the survey team looks into the discarded planets where the deck is empty"
    ruling  E12, E35
    ru      "если колода планет пуста, «Поисковый отряд» ищет среди сброшенных"
    given
        your hand is [survey_team]
        planet_discard is [styku]
    when
        you play_deed survey_team
    then
        your frontier is [styku]
        planet_discard is []

scenario "the survey team finds nothing where there are no planets left"
    ruling  E12, E35
    ru      "если планет не осталось, «Поисковый отряд» ничего не находит"
    given
        your hand is [survey_team]
    when
        you play_deed survey_team
    then
        your frontier is []
        your discard_pile is [survey_team]

scenario "a survey team is two symbols of survey"
    ruling  E15
    ru      "«Поисковый отряд» — это два символа поиска"
    given
        your played is [survey_team]
    then
        symbols of survey for you is 2
