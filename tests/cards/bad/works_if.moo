# What decides whether a card works must be seen to change.

kind ship is card "ship"
    rank    1 to 9
    starts  dock
    works when it is in its owner's bay and its rank is 3           ### unsupported

kind gun is card "gun"
    starts  dock
    works when it is in its owner's hold                            ### wrong-place

kind sail is card "sail"
    starts  dock
    works when it is in its gun's hold                              ### wrong-place

kind crew is card "crew"
    starts  dock
    works when it is in its owner's bay and its owner's coin is 2   ### unsupported

kind flag is card "flag"
    starts  dock
    works when it is in its owner's bay and its ship's state is ready       ### unsupported

zone dock of card "dock"

zone bay of card for each player "bay"

zone hold of card for each ship "hold"
    holds  2

mark state for each ship "state"
    words  moored, ready

action loading "Load"
    choose a ship from your bay where its hold is full
    put top of dock into ship's hold
    if your bay is full                                             ### wrong-kind
        gain 1 coin
    if your lanes is full                                           ### wrong-kind
        gain 1 coin
    set ship's state to ready
    if ship's hold is not full
        gain 1 coin
