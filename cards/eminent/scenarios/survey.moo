# Survey: cards for the action, planets for the role.

scenario "the action draws two cards"
    ruling  E34
    ru      "действием поиска берут две карты"
    given
        your hand is [survey_role]
        your deck is [politics, warfare_role, research_role]
    when
        you play_deed survey_role
    then
        your hand is [warfare_role, research_role]

scenario "a survey looks at one planet fewer than symbols, and one more for the leader"
    ruling  E35, E36
    ru      "просматривают на одну планету меньше, чем символов, а ведущий — ещё одну"
    given
        your hand is [survey_role]
        survey_stack is [survey_role, survey_role]
        planet_deck is [styku, mik_mik, voson]
        your empire is [kyrie_juno, gerdland]
        your play_area is [imperialism]
        imperialism's face is front
        gerdland's storage is [water]
        your frontier is [lyttle]
        lyttle's colonies are [colonize_role, terraforming]
    when
        reach start of roles
        you perform survey
        you choose survey_role
        you choose voson
    then
        your frontier is [lyttle, voson]
        planet_discard is [styku, mik_mik]
        lyttle's colonies are [colonize_role, terraforming]

scenario "who follows looks at one planet fewer than symbols"
    ruling  E35, E36
    ru      "повторяющий просматривает на одну планету меньше, чем символов"
    given
        survey_stack is [survey_role]
        planet_deck is [styku, mik_mik, voson, pink_sonar]
        rival's hand is [survey_role, survey_role, survey_role]
    when
        you perform survey
        rival chooses "join_in icon"
        rival chooses survey_role
    then
        rival is asked
        options are "Mik-Mik", "Voson"

scenario "the planet that is kept lies face down in the empire, the others face up"
    ruling  E35
    ru      "выбранную планету кладут в империю рубашкой вверх, остальные — в сброс лицевой стороной вверх"
    given
        survey_stack is [survey_role]
        your hand is [survey_team]
        planet_deck is [styku, mik_mik, voson]
    when
        you perform survey
        you choose survey_team
        you choose mik_mik
    then
        your frontier is [mik_mik]
        your empire is []
        your scouted is []
        planet_discard is [styku, voson]

scenario "a planet has to be kept"
    ruling  E35
    ru      "одну планету нужно оставить себе"
    given
        survey_stack is [survey_role]
        your hand is [survey_role]
        planet_deck is [mik_mik, voson]
    when
        you perform survey
        you choose survey_role
    then
        options are "Mik-Mik", "Voson"
        nothing is not offered

scenario "one symbol shows the leader one planet"
    ruling  E36
    ru      "с одним символом ведущий просматривает одну планету"
    given
        survey_stack is [survey_role]
        planet_deck is [mik_mik, voson]
    when
        you perform survey
    then
        your frontier is [voson]
        planet_deck is [mik_mik]

scenario "the leader of an empty stack without a symbol sees no planet"
    ruling  E36
    ru      "при пустой стопке ведущий без символа не видит ни одной планеты"
    given
        planet_deck is [mik_mik, voson]
        your hand is [politics]
    when
        you perform survey
    then
        your frontier is []
        planet_deck is [mik_mik, voson]

scenario "one symbol is not enough to follow survey"
    ruling  E35
    ru      "одного символа мало, чтобы повторить поиск"
    given
        survey_stack is [survey_role]
        planet_deck is [mik_mik, voson]
        rival's hand is [survey_role]
        rival's deck is [politics]
    when
        you perform survey
    then
        nothing is asked
        rival's hand is [survey_role, politics]
        planet_deck is [mik_mik]

scenario "two symbols on one card are enough to follow survey"
    ruling  E35
    ru      "двух символов на одной карте достаточно, чтобы повторить поиск"
    given
        survey_stack is [survey_role]
        planet_deck is [mik_mik, voson]
        rival's hand is [survey_team]
        rival's deck is [politics]
    when
        you perform survey
        rival chooses "join_in icon"
    then
        rival's frontier is [mik_mik]
        rival's played is [survey_team]

scenario "two symbols in the empire are enough to follow survey"
    ruling  E17, E35
    ru      "двух символов в империи достаточно, чтобы повторить поиск"
    given
        survey_stack is [survey_role]
        planet_deck is [mik_mik, styku]
        rival's empire is [voson, pink_sonar]
        rival's deck is [politics]
    when
        you perform survey
        rival chooses "join_in icon"
    then
        rival's frontier is [mik_mik]
        rival's hand is []

scenario "an empty planet deck is made of its discard pile, in the middle of a survey too"
    ruling  E35
    ru      "пустую колоду планет делают из сброса, даже посреди поиска"
    given
        survey_stack is [survey_role]
        your empire is [voson, pink_sonar]
        planet_deck is [mik_mik]
        planet_discard is [styku, lyttle, oknow]
    when
        you perform survey
        you choose mik_mik
    then
        your frontier is [mik_mik]
        number of planets in planet_discard is 2
        number of planets in planet_deck is 1

scenario "what was just discarded is not looked at again while there are others"
    ruling  E35
    ru      "только что сброшенные планеты не просматривают снова, пока есть другие"
    given
        survey_stack is [survey_role]
        your empire is [voson]
        planet_deck is [mik_mik, styku]
        planet_discard is [lyttle]
    when
        you perform survey
        you choose mik_mik
    then
        planet_deck is []
        planet_discard is [lyttle, styku]

scenario "with fewer planets than one may look at, those that there are"
    ruling  E35
    ru      "если планет не хватает, просматривают все, какие есть"
    given
        survey_stack is [survey_role]
        your empire is [voson, pink_sonar, kyrie_juno]
        planet_deck is [mik_mik]
        planet_discard is [styku]
    when
        you perform survey
        you choose styku
    then
        your frontier is [styku]
        planet_discard is [mik_mik]
        planet_deck is []

scenario "without any planet a survey brings nothing"
    ruling  E35
    ru      "если планет не осталось, поиск ничего не приносит"
    given
        survey_stack is [survey_role]
        your empire is [voson]
        planet_deck is []
        planet_discard is []
    when
        you perform survey
    then
        your frontier is []
        your played is [survey_role]

scenario "survey led with one symbol looks at one planet, and it has to be kept"
    ruling  E36
    ru      "поиск ведущего с одним символом показывает одну планету, и её приходится оставить"
    given
        survey_stack is [survey_role]
        planet_deck is [styku]
        your hand is []
    when
        you perform survey
    then
        your frontier is [styku]
        nothing is asked
