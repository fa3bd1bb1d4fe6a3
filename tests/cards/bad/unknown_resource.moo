# What is gained, paid and priced must be counted by the game.

stall inn "Inn"
    colour  red
    price   1 coin, 1 grane             ### unknown-resource
    yield   2 gold                      ### unknown-resource
    points  1

    on build:
        gain 2 gold                     ### unknown-resource
        gain 1 coin, 1 grian            ### unknown-resource
        lose 1 honour                   ### unknown-resource
        may
            pay 1 gold                  ### unknown-resource
            gain 1 coin
        if toll against you is 1 gold   ### unknown-resource
            gain 1 coin
        set gold to 2                   ### unknown-resource

    when you would lose honour:         ### unknown-resource
        gain 1 coin
