setup:
    dealer
        draw 5 cards
    first's left
        draw 4 cards
    each player
        their right
            gain 1 coin

to rest
    your left
        choose one
            gain 1 coin
            lose 1 fame
    the player with the highest fame
        may
            your left
                draw 1 card
