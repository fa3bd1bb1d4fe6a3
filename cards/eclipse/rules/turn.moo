# A player's turn in the action phase: an action, a reaction or a pass; and trade (R16, R29 to R32).

# R32: which side of the summary tile is up.
counter passed for each player "passed"
    ru     "пас", "паса", "пасов"
    range  0 to 1

# Whether an action or a reaction is being taken, in which colony ships can be sent (R33).
counter acting for each player "acting"
    ru     "действие", "действия", "действий"
    range  0 to 1

to take_turn
    perform an action
    if your acting is 1
        perform an action
    answer_for_ships

# Colony ships can still be sent when the last activation is over.
action finishing "End the turn"
    ru "Закончить ход"
    needs your acting is 1
    set acting to 0
    set refreshes to 0

to begin_action
    pay 1 disc from your influence_track into your action_track
    set acting to 1

action passing "Pass"
    ru "Пас"
    needs your acting is 0
    if your passed is 0
        if there is no player where their passed is 1
            gain 2 credits
            set first to you
        set passed to 1

action trading "Trade", at any time in your turn
    ru "Обмен"
    needs your board is not empty
    choose a resource as spare where your spare is at least trade_rate of you
    choose a resource as wanted where wanted is not spare
    pay (trade_rate of you) spare
    gain 1 wanted
