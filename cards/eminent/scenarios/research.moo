# Research: cards out of the game, technologies into the hand.

scenario "the action removes two cards, this one or others"
    ruling  E49
    ru      "действием науки убирают из игры две карты, и одной из них может быть сама карта науки"
    given
        your hand is [research_role, politics, survey_role]
    when
        you play_deed research_role
        you choose politics
        you choose research_role
    then
        your hand is [survey_role]
        removed is [politics, research_role]
        your discard_pile is []

scenario "the action removes one card if one likes"
    ruling  E49
    ru      "действием науки можно убрать из игры и одну карту"
    given
        your hand is [research_role, politics, survey_role]
    when
        you play_deed research_role
        you choose politics
        you choose nothing
    then
        your hand is [survey_role]
        removed is [politics]
        your discard_pile is [research_role]

scenario "the action removes at least one card"
    ruling  E49
    ru      "действием науки убирают из игры хотя бы одну карту"
    given
        your hand is [research_role, politics, survey_role]
    when
        you play_deed research_role
    then
        nothing is not offered
        research_role is offered
        politics is offered
        survey_role is offered

scenario "the action removes no third card"
    ruling  E49
    ru      "третью карту действием науки не убирают"
    given
        your hand is [research_role, politics, survey_role, warfare_role]
    when
        you play_deed research_role
        you choose politics
        you choose survey_role
    then
        nothing is asked
        your hand is [warfare_role]

scenario "the role takes a technology into the hand"
    ruling  E50
    ru      "ролью науки берут технологию на руку"
    given
        research_stack is [research_role]
        your hand is [research_role, research_role]
        your empire is [styku]
        technologies is [improved_survey_colonize, improved_survey_research, terraforming]
    when
        you perform research
        you choose research_role
        you choose research_role
        you choose yes
    then
        your hand is [improved_survey_colonize]
        technologies is [improved_survey_research, terraforming]
        your influence is 0

scenario "too few symbols find no technology"
    ruling  E50, E52
    ru      "если символов мало, технологию не изучить"
    given
        your empire is [styku]
    then
        you cannot learn improved_survey_colonize with power 2 because "needs power is at least technology's cost"
        you can learn improved_survey_colonize with power 3

scenario "a technology needs a planet of its type"
    ruling  E50, E52
    ru      "для технологии нужна планета её типа"
    given
        your empire is [styku]
        your frontier is [lyttle]
    then
        you can learn improved_survey_colonize with power 9
        you cannot learn improved_survey_research with power 9 because "needs planets_known"

scenario "a technology of the second level needs two planets and five symbols"
    ruling  E52
    ru      "для технологии второго уровня нужны две планеты и пять символов"
    given
        your empire is [styku, mik_mik, voson]
        technologies is [terraforming, mobilization]
    then
        you can learn terraforming with power 5
        you cannot learn terraforming with power 4 because "needs power"
        you cannot learn mobilization with power 5 because "needs planets_known"

scenario "a technology of the third level needs three planets and seven symbols"
    ruling  E52
    ru      "для технологии третьего уровня нужны три планеты и семь символов"
    given
        your empire is [styku, mik_mik, gerdland, voson, erkam_w]
        technologies is [dissension, logistics]
    then
        you can learn dissension with power 7
        you cannot learn dissension with power 6 because "needs power"
        you cannot learn logistics with power 7 because "needs planets_known"

scenario "one technology for each role, however many symbols"
    ruling  E50
    ru      "ролью науки изучают одну технологию, сколько бы ни было символов"
    given
        research_stack is [research_role]
        your empire is [styku, lyttle, echo_rose, srod_avein_n2]
        your hand is [data_network]
        technologies is [improved_survey_colonize, improved_survey_produce]
    when
        you perform research
        you choose data_network
        you choose yes
        you choose improved_survey_colonize
    then
        nothing is asked
        your hand is [improved_survey_colonize]

scenario "symbols of planets count for research"
    ruling  E30, E50
    ru      "символы планет учитываются для науки"
    given
        research_stack is [research_role]
        your empire is [lyttle, echo_rose]
        technologies is [improved_survey_research]
    when
        you perform research
        you choose yes
    then
        your hand is [improved_survey_research]

scenario "the leader of research has no bonus while there are cards"
    ruling  E51
    ru      "у ведущего науки нет бонуса, пока в стопке есть карты"
    given
        research_stack is [research_role]
        your empire is [lyttle]
        technologies is [improved_survey_research]
    when
        you perform research
    then
        nothing is asked
        technologies is [improved_survey_research]

scenario "who follows research may take a technology too"
    ruling  E17, E50
    ru      "повторяя науку, тоже можно взять технологию"
    given
        research_stack is [research_role]
        rival's hand is [data_network]
        rival's empire is [lyttle]
        technologies is [improved_survey_research]
    when
        you perform research
        rival chooses "join_in icon"
        rival chooses data_network
        rival chooses yes
    then
        rival's hand is [improved_survey_research]

scenario "a technology with two sides stays before its owner, with the side that was chosen"
    ruling  E53
    ru      "двусторонняя технология остаётся перед игроком выбранной стороной вверх"
    given
        your empire is [voson, erkam_w]
        technologies is [imperialism]
    when
        you learn imperialism with power 5
        you choose "Scorched Earth Policy"
    then
        your play_area is [imperialism]
        your hand is []
        imperialism's face is back
        empire_symbols of trade for you is 0
        your war_discount is 2

scenario "the other side of a technology does not count"
    ruling  E53
    ru      "другая сторона технологии не учитывается"
    given
        your empire is [voson, erkam_w]
        technologies is [imperialism]
    when
        you learn imperialism with power 5
        you choose "Imperialism"
    then
        your play_area is [imperialism]
        imperialism's face is front
        empire_symbols of trade for you is 1
        your war_discount is 0

scenario "a technology brings no influence when it is taken"
    ruling  E54
    ru      "за взятую технологию влияния из запаса не берут"
    given
        your empire is [styku, mik_mik]
        technologies is [terraforming]
    when
        you learn terraforming with power 5
    then
        your influence is 0
        supply is 24

scenario "research may be chosen without taking a technology"
    ruling  E54
    ru      "науку можно выбрать и не брать технологию"
    given
        research_stack is [research_role]
        your empire is [lyttle, echo_rose]
        technologies is [improved_survey_research]
    when
        you perform research
        you choose no
    then
        technologies is [improved_survey_research]
        your played is [research_role]

scenario "research may be chosen where no technology can be had"
    ruling  E54
    ru      "науку можно выбрать, даже если никакую технологию не изучить"
    given
        research_stack is [research_role, research_role]
        your hand is [politics]
    when
        you perform research
    then
        your played is [research_role]
        nothing is asked

scenario "the action may remove another Research card and leave the one that is played"
    ruling  E49
    ru      "действием науки можно убрать другую карту науки, а сыгранная уйдёт в сброс"
    given
        your hand is [research_role, research_role, politics]
    when
        you play_deed research_role
        you choose bottom of your hand
        you choose nothing
    then
        your hand is [politics]
        removed is [research_role]
        your discard_pile is [research_role]
