# A player's turn in the action phase: an action, a reaction or a pass; and trade (R16, R29 to R32).

# R32: which side of the summary tile is up.
counter passed for each player "passed"
    ru     "пас", "паса", "пасов"
    range  0 to 1

# Whether an action or a reaction is being taken, in which colony ships can be sent (R33).
counter acting for each player
    range  0 to 1

# R14
counter activations for each player "activations left"
    ru     "оставшаяся активация", "оставшиеся активации", "оставшихся активаций"
    range  0 to 9

to take_turn
    set proposals to 5
    each player
        set their was_asked to 0
    perform an action
    answer_for_ships

to begin_action with count (number)
    pay 1 disc from your influence_track into your action_track
    set acting to 1
    set activations to count
    set refreshes to 0

action passing "Pass"
    ru "Пас"
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
