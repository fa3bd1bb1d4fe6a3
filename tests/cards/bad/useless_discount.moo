# Discounts that never take anything off.

stall cellar "Cellar"
    colour  red
    price   0 coin
    points  1

    age:
        pay this card's price with discount 1                               ### useless-discount
        gain 1 fame

    sell [A]:
        pay 1 coin with discount 0                                          ### useless-discount
        gain 1 fame

    on build:
        may build this into a lane from your lanes with discount 2          ### useless-discount
        may build a card from your hand into a lane from your lanes with discount 2

    always:
        your rebate for this card is 1 more                                 ### useless-discount
        your rebate for stalls is 1 more

---
value favour for lane = 0

to decorate lane
    pay 3 coin with discount (favour for lane)
    gain 1 fame

action decorating "Decorate"
    decorate a lane from your lanes

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        favour for this lane is 1 more

guest friar "Friar"
    always:
        favour for this lane is 1 more                                      ### useless-discount
