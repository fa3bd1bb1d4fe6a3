leader chronarch "Chronarch"
    ru      "Хронарх"
    asks    scientific, diplomatic
    source  effect original, numbers original

    dismissal:
        extend_turn
