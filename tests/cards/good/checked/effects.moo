# Effects that no built-in game uses: the page of effects takes its lines from here, too.

stall observatory "Observatory"
    colour  blue
    price   2 coin
    points  1

    on build:
        reveal a card from your hand
        reveal top 2 of deck to you as seen
        choose a card from seen
        put card under deck
        reveal top of deck to your left as one_more
        arrange this lane
        draw 2 cards as drawn
        let best be highest yield of drawn
        if this is in drawn or top of deck is tavern
            gain 1 grain
        if you can visit an opponent
            gain 1 coin
        gain (number of blue stalls) coin
        for each worker on cards
            gain 1 fame
