building hall_of_heroes "Hall of Heroes"
    ru      "Зал героев"
    colour  grey
    cost    3 food, 1 production
    points  ?
    marked  yes
    copies  2
    source  design original, numbers original

    end of game, working or not:
        score (your glory)
