building recyclotron "Recyclotron"
    ru      "Утилизатрон"
    colour  yellow
    cost    4 food, 2 fleet
    income  1 food
    points  ?
    marked  yes
    copies  2
    source  counting "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    end of game, working or not:
        score 1 for each yellow card in your systems
