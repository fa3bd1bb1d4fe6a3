# A player's turn in the action phase: an action, a reaction or a pass; and trade (R16, R29 to R32).

# R32: which side of the summary tile is up.
counter passed for each player "passed"
    ru     "пас", "паса", "пасов"
    range  0 to 1

action passing "Pass"
    ru "Пас"
    if your passed is 0
        if there is no player where their passed is 1
            gain 2 credits
            set first to you
        set passed to 1

action trading "Trade", at any time in your turn
    ru "Обмен"
    choose a resource as spare where your spare is at least trade_rate of you
    choose a resource as wanted where wanted is not spare
    pay (trade_rate of you) spare
    gain 1 wanted
