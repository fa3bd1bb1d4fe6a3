setup:
    each player
        draw 5 cards
    each opponent where they can attack you
        you tax them
    each player at once where their coin is at least 1
        choose a card from their hand as bid
        put bid into box
    each player at once
        choose 2 cards from their hand as passed
        put passed into their left's hand
    each player at once
        put all cards from their hand into their left's hand
