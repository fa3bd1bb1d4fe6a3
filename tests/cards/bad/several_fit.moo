# What is picked out by `the` is one thing.

value eldest of player = the stall in player's hand where its old is yes
value mid of player = the guest in player's bench where it is stranger
value same of old_one (stall) = the stall in rubbish where its colour is old_one's colour and its points is 2 and it is working
value peer of old_one (stall) = the stall in rubbish where its colour is old_one's colour     ### several-fit
value lone of old_one (stall) = the stall in rubbish where its points is 5 and its colour is old_one's colour

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  5

    on build:
        let other be the stall in rubbish where its colour is green             ### several-fit
        let single be the stall in rubbish where its points is 5
        put other into your hand
        put single into your hand
        put (the stall in rubbish where it is barn) into your hand              ### several-fit
        put (the stall in your left's hand where its points is 5) into rubbish  ### hidden-cards
        put (eldest of you) into rubbish
        put (same of this) into rubbish
        put (peer of this) into rubbish
        put (lone of this) into rubbish
        if your mid is this
            gain 1 coin
---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  5

    on build:
        let odd be the worker in your hut where its owner is you                ### unsupported
        let that be the ship in your hut where it is empty                      ### unknown-kind
