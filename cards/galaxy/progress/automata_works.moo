progress automata_works "Automata Works"
    ru      "Заводы автоматов"
    source  effect original, numbers original

    always:
        your cubes_drawn is 1 more
