# Things that no kind declares.

zone shed of goat for each player       ### unknown-kind

kind tower is building                  ### unknown-kind

to feed goat                            ### unknown-kind
    gain 1 coin

value shade of goat = 1                 ### unknown-kind

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        discard a crad from your hand               ### unknown-kind
        if there is a red goat in your lanes        ### unknown-kind
            gain 1 coin
        draw 2 goats                                ### unknown-kind
        roll 2 goats as thrown                      ### unknown-kind
        gain (number of goats in your lanes) coin   ### unknown-kind

    after a goat rests:                             ### unknown-kind
        gain 1 coin

    after you build a goat:                         ### unknown-kind
        gain 1 coin

    after visit:
        put top of deck onto this street            ### unknown-kind
