advisor alluvia "Alluvia"
    ru      "Аллювия"
    source  effect "rulebook, clarifications"

    on hire:
        put this into a system from your systems where it is empty

    # R47, R48: one system more, hers; no effect takes her from its bottom.
    always, working or not:
        your system_limit is 1 more
        system_discount for this system is 1 more
        you cannot hire
        players cannot arrange this
