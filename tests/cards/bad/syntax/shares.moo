# Who has the most, and what comes of so many: what the parser stops at.

action sharing "Share"
    each player with the second highest coin gains 1 fame       ### unexpected-word
    players with the highest coin gain 1 fame                   ### unexpected-word
    the player with the longest way gains 1 fame                ### unexpected-word
    gain 5 fame for each pair of red stalls in your lanes       ### unexpected-word
    gain 5 fame for every 3 stalls in your lanes                ### unexpected-word
    discard number of stalls in your hand - 3 stalls from your hand   ### unexpected-word
    pay stall's points stalls from your hand                    ### unexpected-word
    discard all stalls from your hand and your lanes            ### unexpected-word
    gain (longest road of you) fame                             ### unexpected-word
    gain (longest way by length of roads) fame                  ### unexpected-word
    if you have the longest road                                ### unexpected-word
        gain 1 fame
    gain (one third of your coin) fame                          ### unexpected-word
    gain (number of dice showing 3) fame                        ### unexpected-word
    turn it over                                                ### unknown-verb
    score -stall's points                                       ### unexpected-word
    score total points of all their stalls                      ### unexpected-word
    +1 card                                                     ### unexpected-word

action declining "Decline"
    may draw 1 card
    otherwise draw 2 cards                                      ### unexpected-word

action declining_below "Decline below"
    may
        draw 1 card
    otherwise draw 2 cards                                      ### unexpected-word

value pairs of player = half of number of stalls in player's hand   ### unexpected-word
---
board field of square "Field"
    form  squares
    size  8x8                                                   ### stray-character
---
zone stock of stall "stock"
    visible to owner                                            ### clause-outside
