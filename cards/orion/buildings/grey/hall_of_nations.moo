building hall_of_nations "Hall of Nations"
    ru      "Зал народов"
    colour  grey
    cost    6 food
    income  1 food
    points  ?
    marked  yes
    copies  2
    source  design original, numbers original

    end of game, working or not:
        for each system in your systems where number of cards in it is at least 3
            score 2
        if your loyalty is at least 8
            score 2
