# Turns, passing and trade.

scenario "the first to pass has two credits, and leads the next round"
    ruling  R29, R32
    ru      "первый спасовавший получает два кредита и начинает следующий раунд"
    given
        players are you, rival, second
        your board is [directorate]
        rival's board is [hydran]
        second's board is [mechanema]
        number of discs in your colonies is 1
        number of discs in rival's colonies is 1
        number of discs in second's colonies is 1
        tray is [nanorobots]
        your science is 2
    when
        reach your turn
        you perform researching
        you choose "End the turn"
        rival performs passing
        second performs passing
        you perform passing
    then
        rival's credits is 4
        second's credits is 2
        first is rival

scenario "whoever has passed comes to a turn again as long as others have not passed"
    ruling  R29, R32
    ru      "спасовавший снова получает ход, пока не спасуют остальные"
    given
        your board is [directorate]
        rival's board is [hydran]
        tray is []
    when
        reach your turn
        you perform passing
        rival performs researching
        you perform passing
    then
        rival is asked
        your credits is 2

scenario "whoever has passed takes no action"
    ruling  R32
    ru      "спасовавший не выполняет действий"
    given
        your board is [directorate]
        your passed is 1
        tray is [nanorobots]
        your science is 9
    then
        you cannot perform researching because "needs your passed"
        you can perform passing

scenario "the same action may be taken again in a round"
    ruling  R30
    ru      "одно действие можно повторять в течение раунда"
    given
        your board is [directorate]
        rival's board is [hydran]
        tray is [nanorobots, fusion_drives]
        your science is 9
    when
        reach your turn
        you perform researching
        you choose "Research a technology"
        you choose nanorobots
        you choose "End the turn"
        rival performs passing
        you perform researching
        you choose "Research a technology"
        you choose fusion_drives
        you choose "End the turn"
    then
        number of discs in your action_track is 2
        number of your technologies is 2

scenario "three of one resource buy one of another"
    ruling  R16, R127
    ru      "три единицы одного ресурса меняют на одну другого"
    given
        your board is [hydran]
        your resources are 3 science
    when
        you perform trading
        you choose credits
    then
        your resources are 1 credits

scenario "terrans trade two for one"
    ruling  R16, R124, R127
    ru      "земляне меняют две единицы на одну"
    given
        your board is [union]
        your resources are 2 credits, 3 materials
    when
        you perform trading
        you choose materials
        you choose science
    then
        your resources are 2 credits, 1 materials, 1 science

scenario "the hegemony trades four for one"
    ruling  R16, R123
    ru      "гегемония меняет четыре единицы на одну"
    given
        your board is [orion_hegemony]
        your resources are 3 credits, 3 science
    then
        trade_rate of you is 4
        you cannot perform trading

scenario "trade is offered in the middle of an action"
    ruling  R16
    ru      "меняться можно и посреди действия"
    given
        your board is [directorate]
        rival's board is [hydran]
        tray is [nanorobots, gauss_shields]
        your resources are 4 materials, 2 science
    when
        reach your turn
        you perform researching
        you perform trading
        you choose materials
        you choose credits
        you choose "Research a technology"
        you choose nanorobots
    then
        your resources are 1 credits, 2 materials

scenario "what can be paid only after a trade is offered after it"
    ruling  R16
    ru      "что можно оплатить только после обмена, предлагается после него"
    given
        your board is [directorate]
        rival's board is [hydran]
        tray is [nanorobots]
        your resources are 2 materials, 1 science
    when
        reach your turn
        you perform researching
        you perform trading
        you choose science
        you choose "Research a technology"
        you choose nanorobots
    then
        your resources are 0 credits
        your technologies are [nanorobots]
