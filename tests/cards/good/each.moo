setup:
    each player
        draw 5 cards
    each opponent where they can attack you
        you tax them
    each player at once where their coin is at least 1
        choose a card from their hand as bid
        put bid into box
