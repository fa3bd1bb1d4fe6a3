setup:
    each player
        draw 5 cards
    each opponent where they can attack you
        you tax them
