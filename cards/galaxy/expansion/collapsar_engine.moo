expansion collapsar_engine "Collapsar Engine"
    ru       "Двигатель коллапса"
    cells    red, blue, yellow, black
    symbols  diplomatic
    source   effect original, numbers original

    dismissal:
        choose one
            swallow a system
            free a system
