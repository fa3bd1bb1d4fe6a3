# Leading a role, boosting it, dissenting and following.

scenario "the leader takes a card of the role from its stack, and it counts"
    ruling  E14, E16
    ru      "ведущий берёт карту роли из её стопки, и эта карта учитывается"
    given
        warfare_stack is [warfare_role, warfare_role]
    when
        you perform warfare
    then
        warfare_stack is [warfare_role]
        your played is [warfare_role]
        your fighter is 1

scenario "only cards with the symbol of the role boost it"
    ruling  E15
    ru      "роль усиливают только карты с её символом"
    given
        warfare_stack is [warfare_role]
        your hand is [warfare_role, survey_role, politics, research_role, mobilization]
    when
        you perform warfare
    then
        warfare_role is offered
        mobilization is offered
        survey_role is not offered
        politics is not offered
        research_role is not offered
        nothing is offered

scenario "any number of cards boosts, none too"
    ruling  E15
    ru      "роль можно усилить любым числом карт или не усиливать вовсе"
    given
        warfare_stack is [warfare_role]
        your hand is [warfare_role, warfare_role, warfare_role]
    when
        you perform warfare
        you choose warfare_role
        you choose nothing
    then
        your fighter is 2
        your hand is [warfare_role, warfare_role]

scenario "a card played for its action does not boost the role"
    ruling  E15
    ru      "карта, сыгранная ради действия, роль не усиливает"
    given
        warfare_stack is [warfare_role, warfare_role]
        your hand is [warfare_role]
    when
        reach your choice
        you choose yes
        you perform warfare
    then
        your fighter is 2

scenario "every symbol is counted once"
    ruling  E15, E16, E30
    ru      "каждый символ учитывается один раз"
    given
        warfare_stack is [warfare_role]
        your hand is [war_path, mobilization]
        your empire is [tankahshin, erkam_w, voson, gerdland]
        your play_area is [imperialism]
    when
        you perform warfare
        you choose war_path
        you choose mobilization
    then
        your fighter is 7

scenario "a card with both symbols counts for the role that was chosen"
    ruling  E15, E16
    ru      "карта с обоими символами учитывается для той роли, которую выбрали"
    given
        trade_stack is [trade_role]
        your hand is [trade_role]
        your empire is [gerdland, artigas_gns_111, ral_gaigaw]
    when
        you perform produce
        you choose trade_role
        you choose gerdland
        you choose artigas_gns_111
        you choose food
        you choose artigas_gns_111
    then
        number of tokens in your empire's storage is 4
        your influence is 0

scenario "a symbol of a planet that lies face down does not count"
    ruling  E15, E30
    ru      "символ планеты, лежащей рубашкой вверх, не учитывается"
    given
        warfare_stack is [warfare_role]
        your empire is [tankahshin]
        your frontier is [erkam_w]
    when
        you perform warfare
    then
        your fighter is 2

scenario "a planet's symbol counts for its own role alone"
    ruling  E30
    ru      "символ планеты учитывается только для своей роли"
    given
        your empire is [voson, tankahshin, styku, gerdland, ral_gaigaw, lyttle]
    then
        empire_symbols of survey for you is 1
        empire_symbols of warfare for you is 1
        empire_symbols of colonize for you is 1
        empire_symbols of produce for you is 1
        empire_symbols of trade for you is 1
        empire_symbols of research for you is 1
        empire_symbols of research for rival is 0

# ---- dissenting and following ---------------------------------------------------------------------------------------

scenario "who dissents draws a card from the own deck"
    ruling  E17
    ru      "отказавшийся от роли берёт карту из своей колоды"
    given
        warfare_stack is [warfare_role]
        rival's hand is [warfare_role]
        rival's deck is [politics, survey_role]
    when
        you perform warfare
        rival chooses "dissent"
    then
        rival's hand is [warfare_role, survey_role]
        rival's fighter is 0

scenario "a card of another role does not follow"
    ruling  E17
    ru      "роль не повторить картой другой роли"
    given
        warfare_stack is [warfare_role]
        rival's hand is [survey_role, politics]
        rival's deck is [research_role]
    when
        you perform warfare
    then
        nothing is asked
        rival's hand is [survey_role, politics, research_role]

scenario "who follows plays cards and does the same, without the card of the stack"
    ruling  E17
    ru      "повторяющий играет карты и делает то же самое, но карту из стопки не берёт"
    given
        warfare_stack is [warfare_role, warfare_role]
        rival's hand is [warfare_role, warfare_role]
        rival's deck is [research_role]
        rival's empire is [tankahshin]
    when
        you perform warfare
        rival chooses "join_in icon"
        rival chooses warfare_role
        rival chooses warfare_role
    then
        rival's fighter is 3
        rival's played is [warfare_role, warfare_role]
        rival's deck is [research_role]
        warfare_stack is [warfare_role]

scenario "symbols of the empire are enough to follow"
    ruling  E17
    ru      "чтобы повторить роль, достаточно символов в империи"
    given
        warfare_stack is [warfare_role]
        rival's hand is [warfare_role, politics]
        rival's empire is [tankahshin]
    when
        you perform warfare
        rival chooses "join_in icon"
        rival chooses nothing
    then
        rival's fighter is 1
        rival's hand is [warfare_role, politics]

scenario "who follows without a symbol in the empire has to play a card"
    ruling  E17
    ru      "повторяющий без символа в империи должен сыграть карту"
    given
        warfare_stack is [warfare_role]
        rival's hand is [warfare_role, mobilization]
    when
        you perform warfare
        rival chooses "join_in icon"
    then
        rival is asked
        options are "Warfare", "Mobilization"

scenario "the opponents answer one after the other, to the left"
    ruling  E17
    ru      "соперники отвечают по очереди, по часовой стрелке"
    given
        players are you, rival, second
        warfare_stack is [warfare_role]
        rival's hand is [warfare_role]
        second's hand is [warfare_role]
    when
        you perform warfare
    then
        rival is asked
        second is not asked

scenario "the second opponent answers behind the first"
    ruling  E17
    ru      "второй соперник отвечает после первого"
    given
        players are you, rival, second
        warfare_stack is [warfare_role]
        rival's hand is [warfare_role]
        second's hand is [warfare_role]
        rival's deck is [politics]
    when
        you perform warfare
        rival chooses "dissent"
        second chooses "join_in icon"
    then
        rival's fighter is 0
        second's fighter is 1

scenario "when the player in the middle leads, the first player answers last"
    ruling  E17
    ru      "если роль выбрал второй из трёх игроков, первый отвечает последним"
    given
        players are you, rival, second
        warfare_stack is [warfare_role]
        your hand is [warfare_role]
        second's hand is [warfare_role]
        second's deck is [politics]
    when
        rival performs warfare
        second chooses "dissent"
    then
        you are asked

scenario "who follows produce produces, and does not trade"
    ruling  E17
    ru      "повторяющий производство производит, но не продаёт"
    given
        trade_stack is [trade_role]
        rival's hand is [trade_role]
        rival's empire is [gerdland, styku]
        styku's storage is [water]
    when
        you perform produce
        rival chooses "join_in icon"
        rival chooses trade_role
    then
        gerdland's storage is [water]
        styku's storage is [water]
        rival's influence is 0

scenario "who dissents with an empty deck makes a new one"
    ruling  E17, E21
    ru      "отказавшийся от роли с пустой колодой делает новую из своего сброса"
    given
        warfare_stack is [warfare_role]
        rival's discard_pile is [politics]
        your discard_pile is [survey_role]
    when
        you perform warfare
    then
        rival's hand is [politics]
        rival's discard_pile is []
        your discard_pile is [survey_role]
