building memorial_of_victories "Memorial of Victories"
    ru      "Мемориал побед"
    colour  red
    cost    3 food, 1 fleet, 1 production
    points  ?
    marked  yes
    copies  2
    source  design original, numbers original

    end of game, working or not:
        if there is no opponent where their fleet is more than your fleet
            score 6
        otherwise
            score 3
