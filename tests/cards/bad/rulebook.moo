# Lines as they stand in a rulebook, read and not understood.

stall well "Well"
    colour  red
    price   1 coin
    points  1

    after visit:
        pay 1 coin to target                            ### unexpected-part
---
action doing "Do"
    take 2 actions                                      ### unknown-verb
---
action doing "Do"
    perform up to 2 actions                             ### wrong-kind
---
action doing "Do"
    everybody wins                                      ### unknown-verb
    nothing happens                                     ### unknown-verb
    most stalls win                                     ### unknown-verb
    play a stall from your hand                         ### unknown-verb
---
action doing "Do"
    gain 1 coin for each points                         ### unknown-kind
---
counter gold of colour for each stall "gold"            ### unsupported
---
mark sung of colour "sung"                              ### unsupported
---
to praise colour (word)
    gain (number of colour stalls in your hand) fame    ### unknown-word

action praising "Praise"
    praise red
---
scenario "a kind is named"
    given
        your hand is [stall]                            ### unknown-name
    when
        you gain 1 coin
    then
        your coin is 1
---
kind town is place "town"

kind road is place "road"
    ends  town, town

action touring "Tour"
    gain (number of (roads where north is in its ends)) coin

town north "North"

town south "South"

road lane "Lane"
    ends  north south                                   ### wrong-fact
---
kind town is place "town"

kind road is place "road"
    ends  town, town

relation adjacent of town
    from road's ends

counter fires for each town "fires"

action burning "Burn"
    choose a neighbouring town                          ### unknown-word
    town gains 1 fires

town north "North"
---
kind town is place "town"

kind road is place "road"
    ends  town, town

relation adjacent of town
    from road's ends

counter fires for each town "fires"

action burning "Burn"
    set towns' fires to 0                               ### unknown-name
    for each town adjacent to north
        it gains 1 fires

town north "North"

town south "South"

road lane "Lane"
    ends  north, south
---
action counting "Count"
    each player scores coins                            ### missing-owner
---
counter seeds of colour for each player "seeds"
    range  0 to 5

kind sack is card "sack"
    yields  grain, coin
    starts  cart

zone cart of sack "cart"

sack flour "Flour"
    yields  grain

action weighing "Weigh"
    choose 2 resources                                  ### unknown-resource
    if your coin is even                                ### unknown-name
        gain 1 seeds of red
    gain (total seeds of colours) coin                  ### wrong-kind
    choose a resource as good
    gain (number of (sacks in cart where its yields is good)) coin  ### wrong-kind
