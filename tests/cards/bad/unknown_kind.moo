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
---
# The name of a card is no kind of things.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        for each barn in your lanes                 ### unknown-kind
            gain 1 coin
        if there is a red barn in your lanes        ### unknown-kind
            gain 1 coin
        gain (number of barns in your lanes) coin   ### unknown-kind
        draw 2 barns                                ### unknown-kind
        for each stall in your lanes where it is barn
            gain 1 coin

    after you build a barn:                         ### unknown-kind
        gain 1 coin

    after you build a (stall where it is barn):
        gain 1 coin
---
kind work is plan "work"                      ### unknown-kind

kind feast is worker "feast"                  ### unsupported
---
kind egg is hen "egg"                         ### unknown-kind

kind hen is egg "hen"                         ### unknown-kind

egg brown "Brown Egg"

hen dora "Dora"
---
# What the upper kind says already.

kind inn is stall "inn"
    colour  blue, red                         ### duplicate
    rooms   number

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if top of rubbish is a pub            ### unknown-kind
            gain 1 coin
        if top of rubbish is at least a stall    ### wrong-kind
            gain 1 coin
        gain (rooms of top of rubbish) coin
        if your coin is a stall               ### wrong-kind
            gain 1 coin

inn swan "Swan"
    colour  red
    price   1 coin
    points  1
    rooms   4
---
# What is no kind, but a fact or the name of something else.

to paint stall by hue (colour)                ### unknown-kind
    gain 1 coin

value stock of stall for good (resource) = number of good in stall's points     ### unknown-kind

to tint stall with hue (word)                 ### wrong-kind
    gain 1 coin
