# Named effects that nothing declares: on a card, of a game, of a place, performed.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    sel [A]:                            ### unknown-effect
        gain 1 coin

    on build:
        perform this card's ag          ### unknown-effect
        perform this card's dance       ### unknown-effect

guest cook "Cook"
    sell [A]:                           ### unknown-effect
        gain 1 coin

interlude:                              ### unknown-effect
    shuffle deck

zone chest of stall "chest"
    emptied:                            ### unknown-effect
        shuffle deck
