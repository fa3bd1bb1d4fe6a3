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
