# The three phases of a turn.

scenario "the action comes first, and it may be left out"
    ruling  E11, E12
    ru      "действие идёт первым, и его можно пропустить"
    given
        your hand is [survey_role, warfare_role]
    when
        reach your choice
    then
        options are "yes", "no"

scenario "the role comes behind the action, and it may not be left out"
    ruling  E11, E13
    ru      "роль идёт после действия, и её пропустить нельзя"
    given
        your hand is [survey_role, warfare_role]
    when
        reach your choice
        you choose no
    then
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade", "Research"
        nothing is not offered

scenario "cleanup comes behind the role"
    ruling  E11, E19
    ru      "очистка идёт после роли"
    given
        warfare_stack is [warfare_role, warfare_role]
        your hand is [survey_role, research_role]
        your deck is [politics]
    when
        reach your turn
        you perform warfare
    then
        you are asked
        survey_role is offered
        research_role is offered
        nothing is offered
        your played is []
        your discard_pile is [warfare_role]

scenario "a turn has one action"
    ruling  E12
    ru      "за ход выполняют одно действие"
    given
        your hand is [warfare_role, warfare_role]
    when
        reach your choice
        you choose yes
    then
        your fighter is 1
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade", "Research"

scenario "a card played for its action is discarded"
    ruling  E12
    ru      "карта, сыгранная ради действия, уходит в сброс"
    given
        your hand is [survey_role, politics]
        your deck is [politics, warfare_role, research_role]
    when
        you play_deed survey_role
    then
        your hand is [politics, warfare_role, research_role]
        your discard_pile is [survey_role]

scenario "neither cards nor planets boost an action"
    ruling  E12, E34
    ru      "действие не усиливают ни карты, ни планеты"
    given
        your hand is [survey_role, survey_role, survey_role]
        your empire is [voson, pink_sonar]
        your deck is [politics, politics, warfare_role, research_role]
    when
        you play_deed survey_role
    then
        nothing is asked
        your hand is [survey_role, survey_role, warfare_role, research_role]

scenario "the card is discarded only when its action is done"
    ruling  E12, E21
    ru      "карта уходит в сброс, только когда её действие выполнено"
    given
        your hand is [survey_role]
        your deck is [research_role]
    when
        you play_deed survey_role
    then
        your hand is [research_role]
        your discard_pile is [survey_role]

scenario "a card whose action can do nothing is not offered for it"
    ruling  E12
    ru      "ради действия нельзя сыграть карту, которая ничего не сделает"
    given
        your hand is [colonize_role, trade_role, warfare_role]
    when
        reach your choice
        you choose yes
    then
        your fighter is 1
        your hand is [colonize_role, trade_role]

scenario "whatever was played for the role is discarded in the cleanup, by every player"
    ruling  E19
    ru      "в фазе очистки все игроки сбрасывают карты, сыгранные для роли"
    given
        your played is [survey_role, survey_role]
        rival's played is [survey_role, warfare_role]
        your deck is [politics, politics, politics, trade_role, trade_role]
    when
        you clean_up
    then
        your discard_pile is [survey_role, survey_role]
        rival's discard_pile is [survey_role, warfare_role]
        your played is []
        rival's played is []

scenario "colonies are not discarded in the cleanup"
    ruling  E19
    ru      "колонии в фазе очистки не сбрасывают"
    given
        your frontier is [styku]
        styku's colonies are [colonize_role]
        your played is [colonize_role]
        your deck is [politics, politics, politics, trade_role, trade_role]
    when
        you clean_up
    then
        styku's colonies are [colonize_role]
        your discard_pile is [colonize_role]

scenario "in the cleanup any cards may be discarded, and the hand is filled"
    ruling  E19, E20
    ru      "в фазе очистки можно сбросить любые карты, а потом руку добирают до предела"
    given
        your hand is [survey_role, research_role, warfare_role]
        your deck is [politics, colonize_role, colonize_role, trade_role, trade_role]
    when
        you clean_up
        you choose research_role
        you choose survey_role
        you choose nothing
    then
        your hand is [warfare_role, colonize_role, colonize_role, trade_role, trade_role]
        your discard_pile is [research_role, survey_role]
        your deck is [politics]

scenario "nothing has to be discarded if the hand is within its limit"
    ruling  E19
    ru      "если карт на руке не больше предела, сбрасывать ничего не нужно"
    given
        your hand is [survey_role, research_role]
        your deck is [politics, politics, politics]
    when
        you clean_up
        you choose nothing
    then
        your hand is [survey_role, research_role, politics, politics, politics]
        your discard_pile is []

scenario "what is beyond the hand limit must be discarded"
    ruling  E19, E20
    ru      "карты сверх предела руки нужно сбросить"
    given
        your hand is [survey_role, survey_role, survey_role, survey_role, research_role, research_role, research_role]
        your deck is [politics]
    when
        you clean_up
        you choose nothing
        you choose survey_role
        you choose research_role
    then
        number of cards in your hand is 5
        your discard_pile is [survey_role, research_role]
        your deck is [politics]

scenario "the hand limit is kept in one's own cleanup alone"
    ruling  E19
    ru      "предел руки соблюдают только в своей фазе очистки"
    given
        rival's hand is [survey_role, survey_role, survey_role, survey_role, research_role, research_role, research_role]
        second's hand is [politics]
        second's deck is [warfare_role, warfare_role]
        players are you, rival, second
    when
        you clean_up
    then
        nothing is asked
        number of cards in rival's hand is 7
        second's hand is [politics]

scenario "the hand limit is five, and one more for every planet that says so"
    ruling  E20
    ru      "предел руки — пять карт и ещё по одной за каждую планету, которая его увеличивает"
    given
        your empire is [oknow, spielbany_vi, voson]
        your frontier is [nelos_iv]
    then
        your hand_limit is 7
        rival's hand_limit is 5

scenario "a larger hand limit is filled and kept"
    ruling  E20
    ru      "при увеличенном пределе руки добирают больше карт"
    given
        your empire is [oknow]
        your hand is [politics]
        your deck is [survey_role, survey_role, survey_role, survey_role, survey_role, survey_role]
    when
        you clean_up
        you choose nothing
    then
        number of cards in your hand is 6
        number of cards in your deck is 1

scenario "an empty deck is made of one's own discard pile"
    ruling  E21
    ru      "пустую колоду делают из своего сброса"
    given
        your deck is [politics]
        your discard_pile is [survey_role, survey_role, survey_role]
        rival's discard_pile is [warfare_role]
    when
        you draw 3 cards
    then
        number of cards in your hand is 3
        number of cards in your deck is 1
        your discard_pile is []
        rival's discard_pile is [warfare_role]

scenario "a deck is made anew only when a card has to be drawn"
    ruling  E21
    ru      "сброс перемешивают, только когда нужно взять карту"
    given
        your deck is [politics]
        your discard_pile is [survey_role]
    when
        you draw 1 card
    then
        your deck is []
        your discard_pile is [survey_role]

scenario "where there is no card at all, none is drawn"
    ruling  E21
    ru      "если карт нет совсем, ничего не берут"
    given
        your deck is [politics]
    when
        you draw 3 cards
    then
        your hand is [politics]

scenario "cards just discarded in the cleanup are drawn again if the deck is too short"
    ruling  E19, E21
    ru      "если колоды не хватает, снова берут карты, только что сброшенные при очистке"
    given
        your deck is [politics]
        your played is [warfare_role, warfare_role, warfare_role, warfare_role]
    when
        you clean_up
    then
        your hand is [politics, warfare_role, warfare_role, warfare_role, warfare_role]
        your discard_pile is []

scenario "the order of effects before the cleanup is not asked where it makes no difference"
    ruling  E12
    ru      "порядок эффектов перед очисткой не спрашивают, если он ни на что не влияет"
    given
        your in_force is [genetic_engineering, diverse_markets]
        your hand is []
    when
        you clean_up
    then
        nothing is asked
        "Genetic Engineering of you" is in log
        "Diverse Markets of you" is in log
