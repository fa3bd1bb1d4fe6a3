# What lies under cards: one pile of cards under each card of a kind.

kind ship is card "ship"
    class   small, large
    starts  dock

zone dock of ship "dock"

zone crew of worker for each ship "crew"            ### unsupported

zone decks of stall for each ship "decks"
    piles  3                            ### unsupported

zone rowers of stall for each ship "rowers"
    drawn  hand                         ### unsupported

zone cabin of stall for each boat "cabin"           ### unknown-kind

zone shed of stall for each worker "shed"           ### wrong-kind

zone attic of stall for each cube "attic"           ### wrong-kind

zone cellar of stall for each card "cellar"         ### wrong-kind

zone loft of stall for each opponent "loft"         ### wrong-kind

zone nest of bird for each ship "nest"              ### unknown-kind

zone berth of stall for each ship "berth"
    seen  owner                         ### missing-owner

zone class of stall for each ship "class"           ### duplicate

action loading "Load"
    put a stall from your hand into top of dock's berth     ### wrong-kind
    put a stall from your hand into the_cabin               ### unknown-name
    choose a ship from dock
    put a stall from your hand into ship's berth
    put a stall from your hand into ship's cabin
    put a stall from your hand into ship's decks
    put a stall from your hand into ship's rowers
    put a stall from your hand into ship's crew             ### wrong-place
---
kind ship is card "ship"
    class   small, large
    starts  dock

zone dock of ship "dock"

zone fleet of ship for each player "fleet"

zone cargo of stall for each ship "cargo"
    holds  3

zone convoy of ship for each ship "convoy"

zone hold of card for each ship "hold"

action loading "Load"
    put top of dock into your fleet
    choose a ship from your fleet
    put ship into ship's convoy         ### wrong-place
    put it into its hold                ### wrong-place
    put ship under ship's hold          ### wrong-place
    put ship into ship's cargo          ### wrong-place
    put a stall from your hand into your cargo              ### unknown-name
    put a stall from your hand into cargo                   ### missing-owner
    put a stall from your hand into your fleet's cargo      ### wrong-kind
    put a stall from your hand into ship's freight          ### unknown-fact
    shuffle your fleet's cargo          ### wrong-kind
    choose a stall from ship's cargo
    put stall into its ship's hold
    gain (number of its guest's hold) coin                  ### wrong-place
    gain (number of ship's stall's hold) coin               ### wrong-place
    choose a guest from inn
    gain (number of guest's ship's hold) coin               ### wrong-place
    shuffle ship's cargo
    gain (number of your fleet's cargo) coin
    gain (number of your hut's cargo) coin                  ### unknown-name
    gain (number of your lanes's cargo) coin                ### wrong-place
    gain (number of deck's cargo) coin                      ### wrong-place
    gain (number of workers in your fleet's cargo) coin     ### wrong-kind
    gain (number of guests in ship's cargo) coin            ### wrong-place

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        put this into this's cargo      ### unknown-fact
---
# Cards neither start in a place under a card, nor are they discarded there.

kind ship is card "ship"
    class   small, large
    starts  dock
    discarded  cargo                    ### wrong-place

kind chest is card "chest"
    class   small, large
    starts  cargo                       ### wrong-place
    works when it is in cargo           ### unsupported

zone dock of ship "dock"

zone cargo of card for each ship "cargo"

to load
    put top of dock into top of dock's cargo            ### wrong-kind
