# Lines under a header that they do not belong to.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        gain 1 coin                     ### out-of-place
        if your coin is 2
            gain 1 coin                 ### out-of-place
        your room is 1 more

    on build:
        your room is 1 more             ### out-of-place
        you cannot visit                ### out-of-place

    always, once a morning:             ### out-of-place
        your room is 1 more

    sell [A], once a morning:           ### out-of-place
        gain 1 coin

    after this card rests:              ### out-of-place
        gain 1 coin

on build:                               ### out-of-place
    shuffle deck

always:                                 ### out-of-place
    crowd is 1 more

after a stall rests [A]:                ### out-of-place
    shuffle deck

action dancing "Dance"
    gain 1 coin
    ru "Танцевать"                      ### out-of-place
---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        if your coin is at least 2
            gain 1 coin                                                     ### out-of-place
        otherwise if your silver is 1                                       ### unknown-name
            your rooms is 1 more                                            ### unknown-name
        otherwise
            you cannot fly                                                  ### unknown-verb
---
# Nobody can decline it, or it is no stretch of the game.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after you visit, used once a morning:           ### out-of-place
        gain 1 coin

    after you build, used once a lunch:             ### unknown-moment
        may gain 1 coin

    sell [A], used once a morning:                  ### out-of-place
        may gain 1 coin

    always, used once a morning:                    ### out-of-place
        your room is 1 more
---
action haggling "Haggle"
    option "Sell"                       ### out-of-place
        gain 1 coin
    choose one
        gain 1 grain
        if your coin is 1
            option "Buy"                ### out-of-place
                gain 1 fame
---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        your fame is 3                  ### out-of-place
        you are out                     ### out-of-place
    after visit:
        pay your fame                   ### wrong-kind
