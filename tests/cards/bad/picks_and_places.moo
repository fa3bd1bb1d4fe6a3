# What is picked, and where it goes.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        draw 1 red card                         ### unexpected-part
        roll 101 cubes as tossed                ### out-of-bounds
        put 2 workers from your hut into this card's [A]  ### overflow
        put 1 worker from your hut into river   ### wrong-place
        choose 2 opponents                      ### unsupported
        choose 2 cards                          ### missing-place
        put 1 pebble into square                ### missing-place
        put this card into your lanes           ### wrong-kind
        end game by victory                     ### unknown-ending
        if your coin is empty                   ### wrong-kind
            gain 1 coin
        if your hut is in you                   ### wrong-kind
            gain 1 coin
        if 3 is in deck                         ### wrong-kind
            gain 1 coin
        gain (number of stalls' hand) coin      ### wrong-place
        gain (number of mills' hand) coin       ### unknown-kind
        put 1 worker from everybody's hut into square   ### wrong-kind
        put 1 worker from your hut into your opponents' yard   ### wrong-kind
        put this card into everybody's hand     ### wrong-kind
        visit everybody                         ### wrong-kind
        let all_of_it be everybody's hut        ### unsupported
        gain (everybody's fame) coin            ### unknown-name
        gain (number of everybody's inn) coin   ### unknown-name
        gain (build) coin                       ### wrong-kind
        gain (market_day) coin                  ### wrong-kind
        gain (opponents) coin                   ### unknown-name
        put a pebble into river                 ### missing-place
        gain (your lanes) coin
        visit your lanes                        ### wrong-kind
        put up to 2 cards from your hand into deck as lost
        visit lost                              ### wrong-kind
        gain (you for you) coin                 ### wrong-kind
        repeat 1000000 times                    ### out-of-bounds
            gain 1 coin

    always:
        your hand is 1 more                     ### wrong-kind
        hand is 1 more                          ### wrong-kind
---
# Words before a noun.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        for each red barn                       ### unknown-kind
            gain 1 coin
        for each empty worker in your hut       ### wrong-kind
            gain 1 coin
        for each red worker in your hut         ### wrong-kind
            gain 1 coin
        for each red lane in your lanes         ### wrong-kind
            gain 1 coin
        for each red slot on your lanes         ### wrong-kind
            gain 1 coin
---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1 coin     ## allow                ### wrong-allow
---
# A place with a number of piles that no table has.

zone stands of stall for each player "stands"
    piles  stand_limit                          ### out-of-bounds

value stand_limit of player = 101

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put this card into a stand from your stands
---
# Cards work in a place that somebody owns.

kind seer is card "seer"
    starts  seers
    works when it is in its owner's seers       ### wrong-place

zone seers of seer
    face   down
    refill:                                     ### unsupported
        announce start of dusk
        shuffle seers

kind sage is card "sage"
    starts  sages
    works when it is top of its pile            ### unsupported

zone sages of sage

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put top of seers into seers
        put top of sages into sages
---
# A card that is called as a word of a fact; a slot that nothing uses.

kind seer is card "seer"
    hair    red, grey
    starts  seers

zone seers of seer

seer grey "Grey"
    hair  red

zone [D] of worker for each card                ### unused

action marking "Mark"
    for each grey in seers                      ### unknown-kind
        gain 1 coin
---
action chatting "Chat"
    choose up to 2 opponents as rivals          ### unsupported
---
# A slot that no card has.

zone [C] of worker for each card

kind seer is card "seer"
    starts  seers

zone seers of seer

zone heap of card

action marking "Mark"
    put all cards from your hand into heap
    put all seers from seers into heap
    for each card in heap
        put 1 worker from your hut into card's [C]  ### never-there

seer old "Old"
---
# With the highest is said of players, and by a number.

action boasting "Boast"
    choose a stall with the highest points from your hand       ### unsupported
    put stall under deck

action bragging "Brag"
    the stall with the lowest points gains 1 coin       ### unsupported
    the player with the highest hand gains 1 coin       ### wrong-kind
    each player, by total fame                          ### wrong-kind
        gain 1 coin
    the player with the highest luck gains 1 coin       ### unknown-name
---
# Highest and lowest are said of things, in a where.

action boasting "Boast"
    if your coin is the highest                                             ### unsupported
        gain 1 fame
    choose a stall from your hand where its price is the lowest             ### wrong-kind
    discard stall
    choose a stall from your hand where your coin is the lowest             ### wrong-kind
    discard stall
    choose a stall from your hand where its points is 1 or its points is the lowest     ### unsupported
    discard stall
