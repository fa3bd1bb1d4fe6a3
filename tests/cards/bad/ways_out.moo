# What is often tried, and has another way: see `tests/check/ways_out`.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        you cannot perform an action                ### unsupported
        you cannot perform this card's sell         ### unsupported
        you cannot perform haggling                 ### unknown-action
        your toll is 1 coin less                    ### wrong-parts
        your hand_limit is 1 more                   ### unknown-name

    on build:
        for each player
            for each player                         ### wrong-kind
                gain 1 coin
---
scenario "short"
    given
        your coin is 2
    when
        you gain 1 coin
    then
        not game is over                            ### unknown-name

---
# Things that are picked as if their owner told which, and a number behind `equal to`.

stall shelter "Shelter"
    colour  red
    price   1 coin
    points  1

    on build:
        choose your stall                           ### unknown-name
        discard it
        draw cards equal to your coin               ### unexpected-part

---
to save count (number)
    gain count coin                                 ### unexpected-part

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        save 2
---
# A verb with a fault: what is done with it is not told again.

to place stall onto lane
    put stall onto lane
    gain stall's points coin                        ### unexpected-word

action placing "Place"
    place a stall from your hand onto a lane from your lanes
---
stall well "Well"
    colour  red
    price   free                                    ### wrong-fact
    points  1
    text    "Nothing"                               ### unknown-fact

    on build:
        take an extra turn                          ### unknown-verb
        gain (number of different colours in your lanes) coin   ### unknown-kind
        refill hand                                 ### unknown-verb
        gain a coin                                 ### wrong-kind

    after you build 2 stalls:                       ### wrong-kind
        gain 1 coin

    after you build a stall onto a lane:            ### unexpected-part
        gain 1 coin

    after you build a stall into a lane:            ### wrong-kind
        gain 1 coin
---
# A verb of the game that has the name of one of the language.

to take stall
    put stall into rubbish
    gain stall's points coin                        ### unexpected-word

action taking "Take"
    take a stall from your hand
---
# alone

game bare "Bare"
    players  2 to 4

counter oil for each player "oil"

kind lamp is card "lamp"
    ru      "лампа", "лампы", "ламп"
    cost    resources
    starts  shelf

kind shade is card "shade"
    starts  rack

zone shelf of lamp "shelf"
    drawn  hand

zone floor of lamp "floor"
    drawn  hand

zone rack of shade "rack"
    drawn  shades

zone hand of lamp for each player "hand"

zone shades of shade for each player "shades"

lamp big "Big Lamp"
    cost  2 oil                                     ### wrong-kind

лампа small "Small Lamp"                            ### missing-quotes

shade plain "Plain"

setup:
    shuffle shelf

play:
    each player
        gain 1 oil
        draw 2 cards                                ### missing-place
        draw 2 lamps                                ### missing-place
        put top of shelf into floor
---
# Words of a fact, facts without their thing, and numbers of what is told otherwise.

stall shelter "Shelter"
    colour  red
    price   1 coin
    points  1

    on build:
        discard a card from your hand where colour is red           ### missing-owner
        gain (number of reds in your lanes) coin                    ### unknown-kind
        gain (number of cards in everyone's hand) coin              ### unknown-name
        if rubbish's colour is red                                  ### unknown-name
            gain 1 coin
        if 3 players                                                ### unknown-resource
            gain 1 coin
        end game market_day                                         ### unexpected-part

    end of game:
        score 5 points                                              ### unknown-resource
        score your score                                            ### unknown-name
---
stall shelter "Shelter"
    colour  red
    price   1 coin
    points  1

    on build:
        discard a card from your hand where its points is 1 or its colour is red or blue  ### wrong-kind
        choose 2 cards from your hand
        put them into rubbish                                       ### nobody-acts
---
stall shelter "Shelter"
    colour  red
    price   1 coin
    points  1

    on build:
        put 1 mill into rubbish                                     ### unknown-kind
        draw 1 card per stall in your lanes                         ### unexpected-part
        draw 1 card for each stall in your lanes                    ### missing-number
        put that stall into rubbish                                 ### unknown-name
        put those stalls into rubbish                               ### unknown-name

    end of game:
        score 3 per stall in your lanes                             ### unexpected-part
        gain 5 victory points                                       ### unknown-resource
        score half your hand                                        ### unexpected-part
---
# What somebody who has read only the rules of board games writes.

kind patch is place "patch"

board meadow of patch "meadow"
    form   hexagons
    reach  1

zone crop of stall for each patch "crop"

action farming "Farm"
    choose a stall on meadow                                        ### wrong-kind
    put stall into rubbish

action planting "Plant"
    put a stall from your hand onto an empty patch                  ### wrong-kind

stall shelter "Shelter"
    colour  red
    price   1 coin
    points  1

    on build:
        discard all random stalls from your hand                    ### unknown-word
        discard 2 random stalls of one colour from your hand        ### unsupported
        gain (highest (points) of stalls in your hand) coin         ### wrong-kind
        discard a stall from your hand where red                    ### wrong-kind
        choose a stall from your hand where working                 ### unknown-name
        draw a stall into your hand                                 ### unexpected-part
        lose all coin                                               ### wrong-kind
        gain coin for each stall in your hand                       ### missing-number
        gain 1 coin twice                                           ### wrong-kind
        gain 2 fame for each grain in your hand                     ### unknown-kind
        if bottom of rubbish's colour is red                        ### unknown-name
            gain 1 coin
        repeat eight times                                          ### missing-number
            gain 1 coin

    end of game:
        score points of your hand                                   ### unknown-name
---
die cube "die"                                                      ### unknown-declaration
---
table half of many (number) by many
    up to 1    0
    2-4        1                                                    ### missing-case
    5 or more  2

action halving "Halve"
    gain (half of your coin) coin
---
scenario "what is set up, done and asked in other words"
    given
        number of stalls in your hand is 3                          ### cannot-set-up
        dice are 3, 4                                               ### unknown-name
    when
        you resting                                                 ### unknown-verb
        you perform "Rest"                                          ### wrong-kind
    then
        winner is you                                               ### unknown-name
---
stall cabin "Cabin"
    colour  red
    price   1 coin
    points  1

    on build:
        choose an opponent as foe where foe's coin is 2     ### unknown-name
        foe loses 1 coin
---
# What the author of a first game writes: places on which workers are put, and what is counted.

kind spot is place "spot"

spot moor "Moor"

kind bog is place "bog"

bog fen "Fen"

kind mate is card "mate"
    strong  yes, no
    owned   by_player
    starts  lodge

zone lodge of mate for each player "lodge"

zone mates of mate for each spot "mates"

mark state for each mate "state"
    words  idle, busy

counter debts for each player "debts"
    range  0 or more

counter seeds of colour for each player "seeds"
    range  0 to 5

mate helper "Helper"                                    ### missing-fact

action toiling "Toil"
    choose a mate from your lodge where its state is busy
    set mate's state to idle
    choose a spot
    put mate into spot's mates
    gain 1 debts

action strewing "Strew"
    choose a colour as hue
    gain 1 seeds of hue

action failing "Fail"
    put all your mates from spots into your lodge       ### unknown-name
    gain (2 for each debt) coin                         ### unknown-kind
    gain (2 for each your debts) coin                   ### wrong-kind
    gain (total of seeds) coin                          ### missing-part
    if fen is empty                                     ### wrong-kind
        gain 1 coin
    roll 2 cubes                                        ### missing-part
    you become first                                    ### unknown-verb
    choose a spot where its mates is nothing            ### wrong-kind

action counting "Count"
    every 4 rounds                                      ### unknown-verb

action lacking "Lack"
    choose a spot without mates                         ### unknown-kind
---
kind mate is card "mate"
    starts  lodge                                       ### wrong-place

zone lodge of mate for each player "lodge"

mate helper "Helper"

action toiling "Toil"
    gain (number of your lodge) coin
---
kind yard is place "yard"

yard court "Court"

kind mate is card "mate"
    owned   by_player
    starts  lodge

zone lodge of mate for each player "lodge"

zone mates of mate for each yard "mates"

mate helper "Helper"

action lodging "Lodge"
    choose a free yard                                  ### unknown-word
    put a mate from your lodge into yard's mates
    discard a stall card from your hand                 ### unknown-word
---
kind yard is place "yard"
    holds   1 mate                                      ### wrong-fact
