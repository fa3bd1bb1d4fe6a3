# What every player has, is somebody's.

resource silver "silver"                ### missing-owner

zone [C] of worker                      ### missing-owner

zone chest of stall
    seen  owner                         ### missing-owner

stall cellar "Cellar"
    colour  red
    price   1 silver
    points  1

    on build:
        put top of deck into hand       ### missing-owner
        if coin is at least 2           ### missing-owner
            gain 1 coin
        if room is at least 2           ### missing-owner
            put top of deck into chest

    after visit [C]:
        gain 1 coin
---
# Both places are told in one run.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put a stall from hand into lanes        ### missing-owner missing-owner
        put 1 worker from hut into field        ### missing-owner missing-owner
        put a stall from your hand into lanes   ### missing-owner
