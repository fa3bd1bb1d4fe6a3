expansion collapsar_engine "Collapsar Engine"
    ru       "Двигатель коллапса"
    cells    red, blue, yellow, black
    symbols  diplomatic
    source   effect original, numbers original

    dismissal:
        choose one
            swallow_a_system
            free_a_system
