# A card of a kind that does not exist. That other cards name it, is no fault of theirs.

stal cave "Cave"                        ### unknown-declaration
    colour  red
    price   1 coin
    points  1

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if this card's card_below is cave
            gain 1 coin
---
# A kind that is like none of the game.

zyzzyva cave "Cave"                     ### unknown-declaration
    colour  red
---
# The facts of a card, not indented: each is told at its line, and the card does not lack them.

stall inn "Inn"
colour red                                    ### clause-outside
price 1 coin                                  ### clause-outside
points 1                                      ### clause-outside
---
card cave "Cave"                        ### unknown-declaration
    colour  red
    price   1 coin
    points  1
