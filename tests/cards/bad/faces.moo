# Cards that can be turned, and what stands on their backs.

kind ship is card "ship"
    class  small, large
    rank   number, optional
    faces  up, down
    back   class, colour                ### unknown-fact
    effect age
    starts dock

kind boat is card "boat"
    class  small, large
    faces  anchored                     ### wrong-fact
    starts port

kind raft is card "raft"
    faces  up, up                       ### duplicate
    back   3                            ### wrong-fact
    starts beach

kind buoy is card "buoy"
    face   number                       ### reserved-word
    starts sea

zone dock of ship "dock"

zone port of boat "port"

zone beach of raft "beach"

zone sea of buoy "sea"
---
kind ship is card "ship"
    class  small, large
    rank   number, optional
    name   text, optional
    faces  up, down
    back   class
    effect age
    effect sell [A]
    starts dock
    works when it is in its owner's fleet

zone dock of ship "dock"

zone fleet of ship for each player "fleet"

to sail
    if there is a ship in your fleet where its name is nobody ### wrong-kind
        put top of dock into your fleet

ship sloop "Sloop"
    class  small
    rank   3
    face sideways "Sloop"               ### unknown-word
    face up, down                       ### wrong-fact
    face up "Sloop" "Boat"              ### wrong-fact
    face up "Sloop"
    face down "Wreck"
        rank    2                       ### duplicate
        copies  2                       ### unknown-fact
    face up "Sloop"                     ### duplicate

ship brig "Brig"                        ### missing-fact
    face up "Brig"
        class  large                    ### wrong-fact

ship raft "Raft"
    class  small
    face up
        rank    many                    ### wrong-fact
        colour  red                     ### unknown-fact

        age:                            ### unsupported
            gain 1 coin

        sell [A]:                       ### unsupported
            gain 1 coin

        after visit [C]:                ### unknown-slot
            gain 1 coin
---
# A fact that every card gives stands on the card, or on all of its faces.

kind ship is card "ship"
    class  small, large
    faces  up, down
    starts dock

zone dock of ship "dock"

ship sloop "Sloop"                      ### missing-fact
    face up
        class  small

ship brig "Brig"                        ### missing-fact

ship raft "Raft"
    face up
        class  small
    face down
        class  large
---
# What has one face cannot be turned, and a face is one of those that there are.

kind ship is card "ship"
    class  small, large
    faces  up, down
    starts dock

kind buoy is card "buoy"
    faces  dry, wet
    starts sea

zone dock of ship "dock"

zone sea of buoy "sea"

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1
    face up "Cellar"                    ### unknown-fact
        points  2

    on build:
        flip this to up                 ### wrong-kind
        flip top of dock                ### missing-part
        flip top of dock to red         ### unknown-word
        flip top of dock to 3           ### wrong-kind
        flip top of dock to this        ### wrong-kind
        flip top of dock into up        ### unexpected-part
        flip dock to up                 ### wrong-kind
        flip all ships from dock to up  ### wrong-kind
        flip 2 coin to up               ### wrong-kind
        flip                            ### missing-part
        flip top of deck to up          ### wrong-kind
        flip this's card_below to up    ### wrong-kind
        choose a ship from dock
        if ship's face is sideways      ### unknown-word
            flip a ship from dock to up
        if ship's face is red           ### unknown-word
            flip it to down
        if ship's face is wet           ### unknown-word
            flip it to up
        if ship's face is at least 2    ### wrong-kind
            flip it to up
        if this's face is up            ### wrong-kind
            gain 1 coin
        let side be ship's face
        if side is down
            flip top of sea to wet
        for each up ship in dock        ### unknown-word
            gain 1 coin
---
# A card of any kind may be turned to what all that can be turned have.

kind ship is card "ship"
    faces  up, down
    starts dock

kind buoy is card "buoy"
    faces  dry, wet
    starts sea

zone dock of ship "dock"

zone sea of buoy "sea"

zone shed of card "shed"

to repair
    flip top of shed to up              ### wrong-kind
    flip a card from shed to dry        ### wrong-kind
    put top of dock into shed
    put top of sea into shed
---
scenario "a face of a card without one"
    given
        your hand is [barn]
        barn's face is up               ### wrong-kind
    when
        reach start of morning
    then
        your coin is 0
