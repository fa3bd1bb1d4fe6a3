# What single things carry.

kind ship is card "ship"
    class   small, large
    rank    0 to 9
    starts  dock

zone dock of ship "dock"

counter hits for each ship "damage"
    range    0 to 3
    start    5                          ### out-of-bounds
    kept_in  dock, hand, shed           ### wrong-place unknown-name
---
kind ship is card "ship"
    class   small, large
    starts  dock

zone dock of ship "dock"

counter hits for each boat "damage"     ### unknown-kind

counter knocks for each worker "knocks"     ### wrong-kind

resource gold for each ship "gold"      ### wrong-kind

counter owner_of for each ship "owner"

counter face for each ship "face"       ### reserved-word

counter class for each ship "class"     ### duplicate

counter fame for each ship "fame"       ### duplicate

mark course for each ship "course"      ### missing-fact

mark draught for each ship "draught"    ### missing-fact
    range  0 to 9

mark heading for each ship "heading"    ### missing-fact
    words  north, south
    names  ship

mark goal for each ship "goal"
    names  harbour                      ### unknown-kind

mark mood for each player "mood"        ### missing-fact

mark load for each ship "load"
    words    full, empty_handed
    kept_in  2                          ### wrong-fact

mark found for each ship "found"
    words  unknown, yes                 ### reserved-word

mark painted for each ship "painted"
    words  plain, plain                 ### duplicate

mark laden for each ship "laden"
    words  empty_handed loaded          ### wrong-fact

action marking "Mark"
    choose a ship from dock
    it gains 1 owner_of
---
kind ship is card "ship"
    starts  dock

zone dock of ship "dock"

counter hits for each ship "damage"
    range  0 to 3

mark course for each ship "course"
    words  north, south

mark goal for each ship "goal"
    names  ship

mark foe for each ship "foe"
    names  player

action marking "Mark"
    choose a ship from dock
    gain 1 hits                         ### missing-owner
    you gain 1 hits                     ### wrong-kind
    ship gains 4 hits                   ### out-of-bounds
    ship gains 1 hits, 1 coin           ### wrong-kind
    ship gains 1 course                 ### wrong-kind
    set ship's hits to 4                ### out-of-bounds
    set ship's course to east           ### unknown-word
    set ship's course to 2              ### wrong-kind
    set ship's goal to you              ### wrong-kind
    set ship's foe to ship              ### wrong-kind
    if ship's course is west            ### unknown-word
        ship gains 1 hits
    if ship's hitz is 1                 ### unknown-fact
        ship gains 1 hits
    choose a stall from your hand as other
    other gains 1 hits                  ### wrong-kind
    set ship's goal to other            ### wrong-kind
    set other's hits to 1               ### unknown-fact
    if other's goal is nothing          ### unknown-fact
        ship gains 1 hits
    if ship's goal is nothing
        ship gains 1 hits

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after you gain hits:                ### wrong-kind
        gain 1 coin

    after a stall gains hits:           ### wrong-kind
        gain 1 coin

    after each ship gains hits:         ### unsupported
        gain 1 coin

    after gain hits:                    ### unknown-verb
        gain 1 coin
