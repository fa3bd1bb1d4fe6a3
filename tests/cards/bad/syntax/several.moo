# Every faulty declaration is told, and every faulty item of one.
building farm
    cost: 2 food  ### needless-colon
    on build  ### missing-colon
        gain 1 food
    points  ### unfinished-line

gain 2 food  ### clause-outside

building mill "Mill"
    cost 2 food

to mill card
    if card's colour = 2  ### unexpected-word
        draw 1 card
    otherwise
        draw 2 cards
    draw up to cards  ### missing-number
