# What there is one of for the whole game, is nobody's.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        shuffle your deck               ### wrong-owner
        if your day is 2                ### wrong-owner
            gain 1 coin

---
# What can lie only in places of the game has no owner.

kind omen is card "omen"
    starts  omens

kind feather is card "feather"
    starts  omens

zone omens of card "omens"

zone plumage of feather for each omen "plumage"

omen raven "Raven"

feather quill "Quill"

to foretell
    choose an omen from omens
    omen's owner gains 1 coin           ### wrong-owner
    if owner of omens is you            ### wrong-owner
        gain 1 coin
    for each feather in omen's plumage
        feather's owner gains 1 coin    ### wrong-owner
    choose a stall from deck
    stall's owner gains 1 coin

action foretelling "Foretell"
    foretell
