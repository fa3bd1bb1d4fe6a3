# Taking cards, discarding them, and what is paid for that.

scenario "of the two top cards one is kept and the other goes under the deck"
    ruling  G9
    ru      "из двух верхних карт одну оставляют, вторую кладут под колоду"
    given
        leader_deck's stack is [chronarch, regent, reformer, mediator]
    when
        you take_from leader_deck
        you choose reformer
    then
        your tableau is [reformer]
        leader_deck's stack is [mediator, chronarch, regent]

scenario "or both go under the deck and the next one is taken"
    ruling  G9
    ru      "или обе кладут под колоду и берут следующую"
    given
        leader_deck's stack is [chronarch, regent, reformer, mediator]
    when
        you take_from leader_deck
        you choose regent
    then
        your tableau is [regent]
        leader_deck's stack is [reformer, mediator, chronarch]

scenario "the other card is under the deck before anything is done because of the one that is kept"
    ruling  G9
    ru      "вторая карта уже под колодой, когда срабатывает что-либо из-за оставленной"
    given
        leader_deck's stack is [reformer, regent]
        your tableau is [carnival_circuit]
        carnival_circuit's state is complete
    when
        you take_from leader_deck
        you choose reformer
    then
        leader_deck's stack is [regent]
        options are "red cube", "blue cube", "yellow cube", "green cube"

scenario "of two cards either is kept, and an empty deck gives none"
    ruling  G9
    ru      "из двух карт оставляют любую, а пустая колода ничего не даёт"
    given
        leader_deck's stack is [chronarch, regent]
    when
        you take_from leader_deck
        you choose chronarch
        rival takes_from leader_deck
    then
        your tableau is [chronarch]
        rival's tableau is [regent]
        leader_deck's stack is []
        you cannot take_from leader_deck because "needs deck's stack is not empty"

scenario "a card of one's choice is taken out of the deck"
    ruling  G10
    ru      "карту по выбору берут из любого места колоды"
    given
        leader_deck's stack is [chronarch, regent, reformer]
        your tableau is [common_tongue]
        common_tongue's state is complete
    when
        you dismiss common_tongue
        you choose chronarch
    then
        your tableau is [chronarch]
        number of leader_deck's stack is 2

scenario "nobody ends a turn with more than seven cards"
    ruling  G12, G68
    ru      "нельзя закончить ход, если карт больше семи"
    given
        your tableau is [ashkarids, chronarch, regent, reformer, mediator, pathfinder, academician, crusade]
    when
        reach start of application
        reach your choice
        you choose regent
    then
        your tableau is [ashkarids, chronarch, reformer, mediator, pathfinder, academician, crusade]
        you can perform finishing

scenario "with eight cards the turn cannot be ended"
    ruling  G12, G68
    ru      "с восемью картами ход не закончить"
    given
        your tableau is [ashkarids, chronarch, regent, reformer, mediator, pathfinder, academician, crusade]
    when
        reach start of application
    then
        you cannot perform finishing because "needs your may_keep"

scenario "the race is never discarded"
    ruling  G68
    ru      "карту расы не сбрасывают"
    given
        your tableau is [ashkarids, regent]
    then
        you can dismiss regent
        you cannot dismiss ashkarids because "needs not project is a race"

scenario "one card brings one cube, two bring three, three or more bring five"
    ruling  G74
    ru      "за одну карту один кубик, за две три, за три и больше пять"
    given
        your dismissed is 1
        rival's dismissed is 2
        second's dismissed is 4
        players are you, rival, second
    then
        your discard_pay is 1
        rival's discard_pay is 3
        second's discard_pay is 5

scenario "the cubes for discarding are of any colours but black"
    ruling  G74
    ru      "кубики за сброс — любых цветов, кроме чёрного"
    given
        your tableau is [ashkarids, regent, reformer]
    when
        reach start of application
        reach your choice
        you perform dismissing
        you choose regent
        you perform dismissing
        you choose red_cube
        you choose red_cube
    then
        your bag is [red_cube, red_cube]
        options are "red cube", "blue cube", "yellow cube", "green cube"
