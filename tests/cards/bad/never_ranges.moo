# How far a number can go: what is out of its reach is told, and what it can just reach is not.

# ---- counters that may be below nothing, or have no end
counter mood for each player "mood"
    range  -3 to 5

counter gloom for each player "gloom"
    range  up to 5

resource favour for each player "favour"
    range  2 to 9
    start  3

value eight = 8
value nine = 9

action brooding "Brood"
    if your mood is less than 0
        gain 1 coin
    if your mood is less than 0 - 3                                         ### never-true
        gain 1 coin
    if your gloom is less than 0 - 9
        gain 1 coin
    if your favour is 0
        gain 1 coin
    if number of players is 5                                               ### never-true
        gain 1 coin
    if number of opponents is 4                                             ### never-true
        gain 1 coin
    may
        pay (eight) mood
        gain 1 coin
    may
        pay (nine) mood                                                     ### never-chosen
        gain 1 coin
    may
        pay (nine + nine) gloom
        gain 1 coin
    may
        pay (eight) favour
        gain 1 coin

---
# What is done between two questions may change the answer.
action trading "Trade"
    if your grain is at least 5
        lose 4 grain
        if your grain is at most 3
            gain 1 coin
    if there is a worker in your yard
        put all workers from your yard into your hut
        if there is no worker in your yard
            gain 1 coin

---
# Cards: how many there are, how many a place holds, and who may put more there: whoever discards.
kind beast is card "beast"
    starts     pen
    discarded  ditch
    works when it is in its owner's nooks

beast cow "Cow"
    copies  4

beast mule "Mule"
    after visit:
        arrange this card under this nook
        if number of beasts in nest is 2                                    ### never-true
            gain 1 coin

zone pen of beast "pen"

zone nooks of beast for each player "nooks"
    piles  3
    holds  1

zone ditch of beast "ditch"
    holds  1

zone attic of beast "attic"
    holds  1

zone nest of beast "nest"
    holds  1

zone loft of beast "loft"
    holds  1

zone annex of beast "annex"
    holds  1

zone shed of card "shed"

at evening start:
    put top of pen under annex

action counting "Count"
    put top of pen under attic
    put top of pen into nest
    put top of pen into shed
    put top of pen under loft
    choose a nook from your nooks
    put top of pen into nook
    discard top of pen
    if number of beasts in pen is 5
        gain 1 coin
    if number of beasts in pen is 6                                         ### never-true
        gain 1 coin
    if number of beasts in your nooks is 3
        gain 1 coin
    if number of beasts in your nooks is 4                                  ### never-true
        gain 1 coin
    if number of beasts in ditch is 2
        gain 1 coin
    if number of beasts in attic is 2                                       ### never-true
        gain 1 coin
    if number of beasts in loft is 2                                        ### never-true
        gain 1 coin
    if number of beasts in annex is 2                                       ### never-true
        gain 1 coin
    if number of beasts in nest is 2                                        ### never-true
        gain 1 coin
    if number of beasts in shed is 5
        gain 1 coin
    if number of beasts in shed is 6                                        ### never-true
        gain 1 coin
    if number of cards in your lanes is 14
        gain 1 coin
    if number of cards in your lanes is 16                                  ### never-true
        gain 1 coin
    if number of (nooks in your nooks where it is empty) is 2
        gain 1 coin
    if number of nooks in your nooks is 2                                   ### never-true
        gain 1 coin
    if number of cards in top 3 of pen is 1
        gain 1 coin
    if number of cards in top 3 of pen is 4                                 ### never-true
        gain 1 coin

---
# A pile that holds more than there are, a zone of several such piles, and pieces that are fewer than there is room for.
kind beast is card "beast"
    starts     pen

beast cow "Cow"
    copies  5

zone pen of beast "pen"

zone styes of beast for each player "styes"
    piles  2
    holds  9

zone sheds of card for each player "sheds"
    piles  2

zone puddle of pebble "puddle"
    holds  12

action herding "Herd"
    choose a stye from your styes
    put top of pen into stye
    choose a shed from your sheds
    put top of pen into shed
    if number of cards in stye is 5
        gain 1 coin
    if number of cards in stye is 6                                         ### never-true
        gain 1 coin
    if number of cards in your sheds is 19
        gain 1 coin
    if number of cards in your sheds is 30                                  ### never-true
        gain 1 coin
    if number of pebbles in puddle is 9
        gain 1 coin
    if number of pebbles in puddle is 10                                    ### never-true
        gain 1 coin

---
# Whoever draws does not ask whether there is room; the refill, the course of the game and its rules do.
game farm "Farm"
    players     2 to 4
    ordered_by  owner

pack farm "Farm"
    version   "1"
    language  "3"

ending done "done"

counter fame for each player "fame"
    range  0 or more

kind beast is card "beast"
    starts     pen

beast cow "Cow"
    copies  4

zone pen of beast "pen"
    drawn  stable
    refill:
        put top of loft under barn

zone stable of beast for each player "stable"
    holds  1

zone barn of beast "barn"
    holds  1

zone loft of beast "loft"
    holds  1

zone nest of beast "nest"
    holds  1

zone shed of beast "shed"
    holds  1

action toil "Toil"
    put top of pen under nest

setup:
    put top of pen into shed

play:
    put top of pen under loft
    each player
        draw 1 beast
        if number of beasts in their stable is 2
            gain 1 fame
        if number of beasts in barn is 2                                    ### never-true
            gain 1 fame
        if number of beasts in loft is 2                                    ### never-true
            gain 1 fame
        if number of beasts in nest is 2                                    ### never-true
            gain 1 fame
        if number of beasts in shed is 2                                    ### never-true
            gain 1 fame
        perform toil
    end game by done

scoring:
    each player
        score their fame

---
# Pieces: how many there are altogether, and of each player; guests; a place that begins fuller than it holds.
zone camp of worker for each player "camp"
    guests  yes

zone kennel of worker for each player "kennel"
    holds  4
    start  3

zone pouch of pebble for each player "pouch"
    start  2

action counting "Count"
    put 1 worker from your hut into your camp
    put 1 worker from your kennel into square
    put 1 pebble from pond into your pouch
    if number of pebbles in your pouch is 17
        gain 1 coin
    if number of pebbles in your pouch is 18                                ### never-true
        gain 1 coin
    if number of workers in square is 32
        gain 1 coin
    if number of workers in square is 33                                    ### never-true
        gain 1 coin
    if number of (workers in square where its owner is you) is 8
        gain 1 coin
    if number of (workers in square where its owner is you) is 9            ### never-true
        gain 1 coin
    if number of workers in your camp is 9
        gain 1 coin
    if number of workers in your hut is 8
        gain 1 coin
    if number of workers in your hut is 9                                   ### never-true
        gain 1 coin
    if number of workers in your kennel is 4
        gain 1 coin
    if number of workers in your kennel is 5                                ### never-true
        gain 1 coin
    if number of (workers in square where its owner is not you) is 10
        gain 1 coin

---
# Values: what they are worked out from, case by case, and what cards put in their place.
value spare of player = player's resources - 15 coin
value dues of player = (player's grain) coin
value short of player = player's resources - (player's fame) coin
value span of player = player's grain - player's coin
value rest of player
    9 if player's grain is at most 4
    player's grain otherwise
value pace of player = 2
value reach of player = 4
value levy of player = 1 coin

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your pace is 7
        your reach is this card's points
        your levy is 3 coin less

    on build:
        if total of your resources is 25
            gain 1 coin
        if total of your resources is 30                                    ### never-true
            gain 1 coin
        if highest of your spare is 10                                      ### never-true
            gain 1 coin
        if total of your dues is 10                                         ### never-true
            gain 1 coin
        if lowest of your short is less than 0
            gain 1 coin
        if your span is less than 0
            gain 1 coin
        if your span is 10                                                  ### never-true
            gain 1 coin
        if your rest is 3                                                   ### never-true
            gain 1 coin
        if your rest is 5
            gain 1 coin
        if your pace is 2
            gain 1 coin
        if your pace is 8                                                   ### never-true
            gain 1 coin
        if your reach is 0                                                  ### never-true
            gain 1 coin
        if your harvest is 2
            gain 1 coin
        if total of your levy is less than 0                                ### never-true
            gain 1 coin

---
# Facts: what a card does not say is 0, and so is the lowest and the highest of no cards.
kind beast is card "beast"
    might      2 to 5
    speed      2 to 5, optional
    worth      2 to 5, ?
    feed       resources
    gaits      walk, trot, several
    starts     pen
    works when it is in its owner's stable

zone pen of beast "pen"

zone stable of beast for each player "stable"

zone stalled of beast for each player "stalled"
    holds  2

value frail of beast
    1 if beast's might is 0
    0 otherwise

beast cow "Cow"
    might   2
    worth   ?
    feed    1 grain
    gaits   walk, walk
    copies  3

    after visit:
        if number of cards in this card's pile is 2
            gain 1 coin
        if number of cards in this card's pile is 4                         ### never-true
            gain 1 coin

action judging "Judge"
    put top of pen into your stable
    put top of pen into your stalled
    for each beast in your stable where its speed is 0
        gain (frail of beast) coin
    for each beast in your stable where its worth is 0
        gain 1 coin
    for each beast in your stable where total of its feed is 0
        gain 1 coin
    for each beast in your stable where its might is 1                      ### never-true
        gain 1 coin
    for each beast in your stable where number of its gaits is 0
        gain 1 coin
    if lowest might of beasts in your stable is 0
        gain 1 coin
    if lowest might of beasts in your stable is 6                           ### never-true
        gain 1 coin
    if total might of beasts in your stable is 15
        gain 1 coin
    if total might of beasts in your stable is 16                           ### never-true
        gain 1 coin
