# A heap of discarded cards that every player has: it is that of whoever discards. Where nobody acts there is none.

kind ship is card "ship"
    class   small, large
    starts  dock
    discarded  wrecks
    works when it is in its owner's fleet

zone dock of ship "dock"

zone wrecks of ship for each player "wrecks"

zone fleet of ship for each player "fleet"
    piles  2

variant storm "Storm"

    setup:
        discard top of dock             ### nobody-acts
        each player
            discard top of dock
            put top of dock into a fleet from their fleet

after a ship rests:
    discard card                        ### nobody-acts
---
# The piles of the game lie in one place.

zone jetties of stall "jetties"
    piles  3

stall pier "Pier"
    colour  blue
    price   1 coin
    points  1

    on build:
        put top of deck into a jetty from rubbish       ### wrong-place
        put top of deck into a jetty
---
# What is drawn comes from one place.

kind ship is board "ship"
    class   small, large
    starts  dock

zone dock of ship "dock"
    drawn  berths

zone harbour of ship "harbour"
    drawn  berths

zone berths of ship for each player "berths"

action scouting "Scout"
    draw 2 ships                        ### missing-place
    draw 2 stalls
    draw 2 guests                       ### missing-place
    draw 2 boats                        ### unknown-kind
    put top of dock into harbour
