# Politics: once, for any role card.

scenario "Politics leaves the game for a role card of one's choice"
    ruling  E33
    ru      "карту политики убирают из игры и берут любую карту роли"
    given
        your hand is [politics, survey_role]
        survey_stack is [survey_role]
        warfare_stack is [warfare_role]
        research_stack is [research_role, research_role]
    when
        you play_deed politics
        you choose research_role
    then
        your hand is [research_role, survey_role]
        removed is [politics]
        research_stack is [research_role]
        your discard_pile is []

scenario "a role card is offered only from a stack that is not empty"
    ruling  E33
    ru      "взять карту роли можно только из непустой стопки"
    given
        your hand is [politics]
        survey_stack is [survey_role]
        colonize_stack is [colonize_role]
    when
        you play_deed politics
    then
        options are "Survey", "Colonize"

scenario "the role card from Politics may boost the role of the same turn"
    ruling  E33
    ru      "карта роли, взятая действием политики, может усилить роль в тот же ход"
    given
        your hand is [politics]
        warfare_stack is [warfare_role, warfare_role]
        survey_stack is [survey_role]
    when
        reach your choice
        you choose yes
        you choose warfare_role
        you perform warfare
        you choose warfare_role
    then
        your fighter is 2

scenario "Politics boosts no role"
    ruling  E33
    ru      "картой политики нельзя усилить роль"
    given
        your hand is [politics]
        warfare_stack is [warfare_role]
    when
        you perform warfare
    then
        nothing is asked
        your hand is [politics]

scenario "Politics follows no role"
    ruling  E33
    ru      "картой политики нельзя повторить роль"
    given
        rival's hand is [politics]
        rival's deck is [survey_role]
        warfare_stack is [warfare_role]
    when
        you perform warfare
    then
        rival's hand is [politics, survey_role]
