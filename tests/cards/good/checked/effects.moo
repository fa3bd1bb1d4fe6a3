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
            gain best
        if you can visit an opponent
            gain 1 coin
        gain (number of blue stalls) coin
        put up to 2 workers from your hut into your yard
        put up to (your coin) workers from your yard into your hut
        for each worker on cards
            gain 1 fame
