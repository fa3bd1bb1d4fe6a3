# Where from, where to, whose?

kind omen is card "omen"                ### missing-place

zone omens of omen

omen raven "Raven"
    after build:
        discard an omen from omens      ### missing-place
        draw 1 omen                     ### missing-place

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put 1 worker into square        ### missing-place
        put 1 pebble from river into pond
        gain (number of pebbles) coin   ### missing-place
        choose a slot                   ### missing-place
        put 1 worker from your hut into slot
    after visit:
        choose a lane                   ### missing-place
        put top of deck onto lane
        discard 2 cards                 ### missing-place
        discard all cards               ### missing-place
        put all stalls into rubbish     ### missing-place
    at market start:
        pay 1 pebble from pond          ### missing-place
        gain 1 coin

---
# The stall that was built goes by its noun; another one comes from somewhere.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after build:
        put stall into your hand
        discard a stall                 ### missing-place
---
# Who is no stall cannot be thrown away as one.

kind omen is card "omen"
    starts  omens

zone omens of omen

omen raven "Raven"
    after build:
        draw 1 card

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose a card from this lane
        discard it                      ### missing-place

---
# A noun alone means what lies openly before the players. Of some kinds nothing ever does.

kind omen is card "omen"
    starts  omens

zone omens of omen

omen raven "Raven"

to foretell
    for each omen                       ### missing-place
        gain 1 coin
    gain (number of omens) coin         ### missing-place
    if there is an omen                 ### missing-place
        gain 1 coin
    gain (number of omens in omens) coin
    gain (number of stalls) coin

action foretelling "Foretell"
    foretell
