leader master_saboteur "Master Saboteur"
    ru      "Мастер диверсий"
    cells   red, blue
    steals  yellow
    asks    military
    source  effect original, numbers original

    dismissal:
        hold_up an opponent
