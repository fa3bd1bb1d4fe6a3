# Lines as they stand in a rulebook.

stall inn "Inn"
    on build:
        if your coin is 3
            gain 1 fame
        end if                                          ### unexpected-word
---
stall inn "Inn"
    on build:
        that player loses 1 coin in the end             ### unexpected-word
---
stall inn "Inn"
    on build:
        if any player's coin is 3                       ### unexpected-word
            gain 1 fame
---
stall inn "Inn"
    on build:
        take_chip red 2 times                           ### unexpected-word
---
stall inn "Inn"
    on build:
        each player in order of coin                    ### unexpected-word
            gain 1 fame
---
stall inn "Inn"
    on build:
        each player in your row gains 1 coin            ### unexpected-word
---
stall inn "Inn"
    on build:
        each player by lowest coin                      ### missing-comma
            gain 1 fame
---
stall inn "Inn"
    on build:
        put 2 stalls into each town's row               ### unexpected-word
---
stall inn "Inn"
    on build:
        each player gains coins equal to their income   ### unexpected-word
---
stall inn "Inn"
    on build:
        put top number of players + 1 of deck into row  ### unexpected-word
---
play:
    evening phase                                       ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    on build:
        price of coal drops by 1                        ### unexpected-word
---
stall inn "Inn"
    on build:
        if your coin reaches 3                          ### unexpected-word
            gain 1 fame
---
stall inn "Inn"
    on build:
        pay 3 coin with discount                        ### missing-number
---
play:
    set mood of all towns to calm                       ### unexpected-word
    choose a line that has no builder                   ### unexpected-word
    choose a line without a builder                     ### unexpected-word
    finish the round                                    ### unexpected-word
---
# A first game in the words of a rulebook: declarations.

kind card "card"                                        ### unexpected-word

kind white die "white die"                              ### unexpected-word

piece disc for each player                              ### unexpected-word

resource wood, clay and food for each player            ### unexpected-word

first player token                                      ### unexpected-word

at harvest:                                             ### unexpected-word
    gain 1 coin

to place disc on space                                  ### unexpected-word
    gain 1 coin
---
# The same, in what is done.

play:
    each player in turn gains 1 coin                    ### unexpected-word
    each player from dealer                             ### unexpected-word
        gain 1 coin
    the player who played the highest card gains 1 coin ### unexpected-word
    the player with inn in their hand gains 1 coin      ### unexpected-word
    set dealer to the player with inn in hand           ### unexpected-word
    the player with the lowest coin                     ### unexpected-word
    lowest coin wins                                    ### unexpected-word
    repeat forever                                      ### unexpected-word
    score 2 for each of your coin                       ### unexpected-word
    return all your stalls to your hand                 ### unexpected-word
    trade 1 coin for 2 grain                            ### unexpected-word
    if day is 4, 7 or 8                                 ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    copies  2 for each player                           ### unexpected-word
    gives   3 wood and 1 clay                           ### missing-comma
---
play:
    pay 1 coin -> gain 2 grain                          ### stray-character
---
play:
    each player where inn is in their hand gains 1 coin     ### same-line
---
play:
    deal each player 13 stalls                          ### unexpected-word
---
play:
    choose a town where no worker is                    ### unexpected-word
---
play:
    the player with the highest bid wins the trick      ### unexpected-word
---
play:
    in day 4, 7 and 8                                   ### unexpected-word
        gain 1 coin
---
play:
    needs inn can be visited                            ### reserved-word
