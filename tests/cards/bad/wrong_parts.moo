# A value is written with the parts that it was declared with.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if your toll is 1 coin          ### wrong-parts
            gain 1 coin
        if toll is 1 coin               ### wrong-parts
            gain 1 coin
        if toll for you is 1 coin       ### wrong-parts
            gain 1 coin
        if your rebate is 1             ### wrong-parts
            gain 1 coin
        if rebate for this is 1         ### wrong-parts
            gain 1 coin
        if your crowd is 1              ### wrong-parts
            gain 1 coin
        if room against you is 1        ### wrong-parts
            gain 1 coin

    always:
        your toll is 1 coin more        ### wrong-parts
        crowd for you is 1 more         ### wrong-parts
        room is 1 more                  ### missing-owner
---
value reach of player for stall against rival (player) = 3
value span of player by stall to most (number) = most
value pull of player for stall for guest = 3            ### duplicate

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (reach of you for this against first) coin
        gain (your reach against first for this) coin
        gain (reach of you for this) coin                       ### wrong-parts
        gain (reach of you for this for this) coin              ### wrong-parts
        gain (reach of you for this against first against you) coin     ### wrong-parts
        gain ((span of you by this to 3)) coin
        gain ((span of you by this by this)) coin               ### wrong-parts
        gain ((span of you by this)) coin                       ### wrong-parts
        gain ((reach of you) for this) coin                     ### wrong-kind

    always:
        reach of you for cards is 1 more                        ### wrong-parts
        reach of you for green stalls against players is 1 more
        (span of you by this to 3) is 1 more
