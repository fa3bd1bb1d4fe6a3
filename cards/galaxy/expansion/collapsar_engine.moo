expansion collapsar_engine "Collapsar Engine"
    ru       "Двигатель коллапса"
    cells    red, blue, yellow, black
    symbols  diplomatic
    source   effect original, numbers original

    dismissal:
        choose one
            option "Put a black hole down"
                ru "Выложить чёрную дыру"
                swallow_a_system
            option "Take a black hole away"
                ru "Снять чёрную дыру"
                free_a_system
