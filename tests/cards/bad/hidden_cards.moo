# Cards that are read by somebody who may not see them.

value best of player = highest points of cards in player's hand

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose an opponent as rival
        if there is a blue card in rival's hand                             ### hidden-cards
            gain 1 coin
        otherwise if number of red cards in rival's hand is 2               ### hidden-cards
            gain 1 coin
        choose a card from rival's hand where its colour is blue            ### hidden-cards
        gain 1 coin

    after visit:
        if top of deck is tavern                                            ### hidden-cards
            gain 1 coin
        let high be highest points of cards in target's hand                ### hidden-cards
        gain (high) coin
        gain (target's best) coin                                        ### hidden-cards
        each opponent where there is a blue card in their hand              ### hidden-cards
            lose 1 coin
        target may
            discard a blue card from your hand                              ### hidden-cards

    # How many there are all may know; one's own hand one knows; whoever chooses looks for himself.
    after an opponent visits you:
        gain (number of cards in their hand) coin
        gain 1 coin for each blue card in your hand
        each opponent
            discard a blue card from their hand
        they may discard a red card from their hand
        each player gains (number of (cards in their hand where its colour is blue)) coin

    # What is revealed is known.
    before visit:
        reveal all cards from target's hand
        if there is a blue card in target's hand
            gain 1 coin

    always:
        your harvest is (number of blue cards in your hand) more
