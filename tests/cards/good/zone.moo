zone deck of building "deck"
    face    down
    refill:
        shuffle deck

zone hand of card for each player "hand"
    seen    owner

zone [A] of cube for each card "activation slot"
    holds   1

zone box of card

zone bag of gem for each player "bag"
    order   none
    seen    owner
    drawn   palm

zone sack of gem for each player "sack"
    order   none
    seen    all
