# A board that every player has: its places are his, and its name is a zone of his.

kind nook is place "nook"
    ru  "уголок"

zone exhibit of stall for each nook "stalls"
    holds  1

board arbour of nook for each player "arbour"
    ru      "беседка"
    form    squares
    width   3
    height  2

relation neighbouring of nook
    from arbour

stall greenhouse "Greenhouse"
    ru      "Теплица"
    colour  blue
    price   1 coin
    points  1

    on build:
        choose an empty nook on your arbour as spot where there is a (nook neighbouring to it where it is not empty)
        put a stall from your hand into spot's exhibit
        gain (number of (nooks on your arbour where it is not empty)) coin
        if your arbour_a1 is not empty and steps from your arbour_a1 to spot along neighbouring is less than 3
            gain 1 coin

    on build:
        choose a nook on your opponents' arbour where it is not empty and it is not arbour_b2
        discard all stalls from its exhibit
        gain (number of (nooks where its owner is you)) grain
        for each nook
            if its owner is you and it is empty
                gain 1 grain
        each player
            put a stall from your hand into their arbour_b2's exhibit
