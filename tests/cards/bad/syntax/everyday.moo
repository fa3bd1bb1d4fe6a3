# Somebody writes as he speaks.
setup:
    +1 grain                                    ### unexpected-word
    - gain 1 coin                               ### unexpected-word
    gain one coin                               ### missing-number
    coin = 3                                    ### unexpected-word
    gain 1 coin or 1 grain                      ### unexpected-word
    all opponents lose 1 coin                   ### unexpected-word
    an opponent loses 1 coin                    ### unexpected-word
    if you have a barn                          ### unexpected-word
        gain 1 coin
    if you have 3 grain                         ### unexpected-word
        gain 1 coin
    if your grain is 3 then gain 1 coin         ### same-line
    gain 1 coin from an opponent                ### unexpected-word
    gain 1 coin,, 1 grain                       ### unexpected-word
    loses 1 coin, gains 1 grain                 ### same-line
    this gains 1 coin                           ### unexpected-word
    may pay 1 grain to gain 2 coin              ### unexpected-word
    for each player gain 1 coin                 ### same-line
    red stalls cost 1 less                      ### unexpected-word
    if your coin is 2
        gain 1 coin
    else                                        ### unexpected-word
        lose 1 coin
---
# A value goes on below its first line.
value worth of player = player's coin
    = player's coin                             ### unexpected-word
---
# A line that says when.
stall inn "Inn"
    when built:                                 ### unexpected-word
        gain 1 coin

    on morning start:                           ### unexpected-word
        gain 1 coin

    every morning:                              ### unexpected-word
        gain 1 coin

    twice built:                                ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    on build:
        shuffle the deck        ### unexpected-word
---
setup:
    choose a stall from deck where its points is lowest         ### unexpected-word
---
action either_place "Either place"
    choose a stall from your hand or your lanes         ### unexpected-word
    for each stall in your hand or your lanes           ### unexpected-word
        gain 1 coin
---
# What one hands to another, who has the most, and words that are left out.
action handed_over "Handed over"
    each opponent gives you 1 coin                  ### unexpected-word
    steal 1 coin from each opponent                 ### unexpected-word
    steal 1 coin from an opponent                   ### unexpected-word
    put stall from your hand into rubbish           ### missing-number
    put 2 from your hand into rubbish               ### unexpected-word
    discard 1 card from your hand at random         ### unexpected-word
    gain a random number from 1 to 3 coin           ### unexpected-word
    gain 1 random resource                          ### unexpected-word
    gain (lowest its points of stalls in rubbish) coin              ### unexpected-word
    gain (lowest (its points) for each stall in rubbish) coin       ### unexpected-word
    winner is player with most coin                 ### unexpected-word
    each player with the most coin gains 1 fame     ### unexpected-word
    if you have more coin than target               ### unexpected-word
        gain 1 fame
    your toll is +1                                 ### unexpected-word
    then gain 1 fame                                ### unexpected-word
---
resource cake for each player "cake", "cakes"       ### unexpected-word
---
stall inn "Inn"
    always:
        your room 1 more  ### unexpected-word
---
# More of something, and which things are meant.
stall inn "Inn"
    points  +1  ### unexpected-word
    sails   square or lateen  ### missing-comma
    colour  a red one  ### clause-outside
    always:
        draw 1 more card  ### unexpected-word
    always:
        your room is plus 1  ### unexpected-word
    on build:
        gain 1 coin for each stall you own  ### unexpected-word
---
# What somebody who has read only the rules of board games writes.
kind raft is card "raft"
    owned   by player       ### reserved-word
    zone    heap            ### reserved-word
---
counter luck for each player "luck"
    range  0+               ### unexpected-word
---
stall 3_clubs "Three Clubs"     ### stray-character
    points  1
---
action farming "Farm"
    gain -1 coin                                    ### unexpected-word
    gain 1 coin unless your coin is 3               ### same-line
    if your coin is more then 3                     ### unexpected-word
        gain 1 coin
    if market has 2 cards                           ### unexpected-word
        gain 1 coin
    if your hand has a stall                        ### unexpected-word
        gain 1 coin
    if there is your stall in lanes                 ### unexpected-word
        gain 1 coin
    if there is no player with at least 3 coin      ### unexpected-word
        gain 1 coin
    repeat while your coin is 2                     ### missing-number
        gain 1 coin
    choose                                          ### unexpected-word
        gain 1 coin
        gain 1 fame
---
scenario "what is asked in other words"
    when
        you gain 1 coin
    then
        rival's hand has the barn                   ### unexpected-word
---
scenario "what is forbidden in other words"
    when
        you gain 1 coin
    then
        rival can not visit you                     ### unexpected-word
---
stall inn "Inn"
    on build:
        (the player with the highest coin) gains 1 coin     ### unexpected-word
