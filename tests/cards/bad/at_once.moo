# What all are asked at once stands first in its block.

action bidding "Bid"
    each opponent at once
        gain 1 coin                             ### missing-part
        choose a card from their hand
        put card into rubbish

action voting "Vote"
    each opponent at once
        put a card from their hand into rubbish         ### missing-part

action asking "Ask"
    each opponent at once
        you may gain 1 coin                     ### missing-part

action naming "Name"
    each opponent at once
        choose a card from their hand
        put card into rubbish
    each player at once
        may gain 1 coin
    each player at once where their coin is at least 1
        choose one
            gain 1 fame
            lose 1 coin

    each opponent at once
        choose all cards from their hand as handed
        put handed into rubbish
    each player at once
        put all cards from their hand into their left's hand

action handing "Hand on"
    each player at once
        put 2 cards from their hand into their left's hand      ### missing-part

action drawing_lots "Draw lots"
    each player at once
        choose a random card from their hand                    ### missing-part
        put card into rubbish

action passing "Pass on"
    each player                                                 ### missing-part
        put all cards from their hand into their right's hand
    each player
        put all cards from their hand into rubbish

action reading "Read"
    each player at once
        choose a book from their hand as picked     ### unknown-kind
        put picked into rubbish

action calling "Call"
    each stall at once                          ### wrong-kind
        may gain 1 coin
