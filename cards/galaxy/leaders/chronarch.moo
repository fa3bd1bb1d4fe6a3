leader chronarch "Chronarch"
    ru      "Хронарх"
    asks    scientific, diplomatic
    source  effect original, numbers original

    dismissal:
        set again to 1
