# A turn: draw, distribute, discard.

to take_turn
    set again to 0
    set dismissed to 0
    for each conflict in disputes where its talks is refused
        set its talks to untried
    begin_turn
    phase drawing "Draw"
        ru "Вытягивание"
        draw (your cubes_drawn) cubes
    phase distribution "Distribute"
        ru "Распределение"
        repeat at most 99 times while your hand is not empty
            perform an action where it is either colonizing, routing, filling, fighting, recalling or stopping
            check_goals
        repeat at most 99 times while your reward_waits is yes
            take_reward
        repeat at most 99 times
            may found a base from your tableau's prepared into a system
    phase application "Discard and apply"
        ru "Сброс и применение"
        set busy to 1
        repeat at most 99 times while your busy is 1
            perform an action where it is either dismissing, disputing, parleying or finishing
            check_goals
        if your dismissed is at least 1
            take_cubes with count (your discard_pay + your discard_bonus)

# G23: an empty bag brings a random leader, and the black cubes back from one's projects.
to begin_turn "begin the turn"
    if your bag is empty
        take_adventurer

to take_adventurer "take an adventurer"
    shuffle leader_deck's stack
    receive top of leader_deck's stack
    for each cell on your tableau where it is not empty and (top of its filling)'s colour is black
        vacate cell
    for each cell on disputes where it is not empty and (top of its filling)'s colour is black and mans of it for you is yes
        vacate cell

to take_reward "take a reward"
    choose one
        option "A colony"
            ru "Колония"
            colonize by a cube from landed
        option "A project"
            ru "Проект"
            finish a project from your tableau
        option "A conflict"
            ru "Конфликт"
            win a conflict from disputes
    check_goals

action colonizing "Colonize a planet"
    ru "Колонизировать планету"
    settle a cube from your hand onto a system

action routing "Lay a route"
    ru "Проложить маршрут"
    lay a cube from your hand along a track

action filling "Put a cube on a card"
    ru "Положить кубик на карту"
    invest a cube from your hand into a cell on your tableau

action fighting "Put a cube into a conflict"
    ru "Положить кубик в конфликт"
    press a cube from your hand into a cell on disputes

action stopping "Put the other cubes back"
    ru "Вернуть остальные кубики"
    put all cubes from your hand into your bag

action dismissing "Discard a card"
    ru "Сбросить карту"
    choose a card from your tableau
    needs not card is a race
    dismiss card

action finishing "End the turn"
    ru "Закончить ход"
    needs your may_keep is yes
    set busy to 0

action disputing "Lay a conflict"
    ru "Выложить конфликт"
    lay_conflict a conflict from your tableau along a track

action parleying "Offer peace"
    ru "Предложить мир"
    offer_peace along a track
