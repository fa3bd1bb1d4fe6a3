progress automata_works "Automata Works"
    ru      "Заводы автоматов"
    cells   2 blue, green, red, black
    source  effect original, numbers original

    always:
        your cubes_drawn is 1 more
