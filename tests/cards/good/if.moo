setup:
    if your food is 0
        gain 1 food
    if card's colour is blue
        gain 3 food
    otherwise if card's colour is red
        gain 2 fleet
    otherwise if card's colour is yellow
        gain 1 production
    otherwise
        draw 4 cards
