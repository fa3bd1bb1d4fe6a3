# Values that are worked out from one another, too many times over; places that are named again and again.

value d0 = day

value d1 = d0 + 1

value d2 = d1 + 1

value d3 = d2 + 1

value d4 = d3 + 1

value d5 = d4 + 1

value d6 = d5 + 1

value d7 = d6 + 1

value d8 = d7 + 1

value d9 = d8 + 1

value d10 = d9 + 1

value d11 = d10 + 1

value d12 = d11 + 1

value d13 = d12 + 1

value d14 = d13 + 1

value d15 = d14 + 1

value d16 = d15 + 1

value d17 = d16 + 1

value d18 = d17 + 1

value d19 = d18 + 1

value d20 = d19 + 1

value d21 = d20 + 1

value d22 = d21 + 1

value d23 = d22 + 1

value d24 = d23 + 1

value d25 = d24 + 1

value d26 = d25 + 1

value d27 = d26 + 1

value d28 = d27 + 1

value d29 = d28 + 1

value d30 = d29 + 1

value d31 = d30 + 1

value d32 = d31 + 1

value d33 = d32 + 1

value d34 = d33 + 1

value d35 = d34 + 1

value d36 = d35 + 1

value d37 = d36 + 1

value d38 = d37 + 1

value d39 = d38 + 1

value d40 = d39 + 1    ### too-deep

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (d40) coin

---
value p0 of player = player's lanes

value p1 of player = p0 of player or p0 of player

value p2 of player = p1 of player or p1 of player

value p3 of player = p2 of player or p2 of player

value p4 of player = p3 of player or p3 of player

value p5 of player = p4 of player or p4 of player

value p6 of player = p5 of player or p5 of player    ### too-deep

value p7 of player = p6 of player or p6 of player

value p8 of player = p7 of player or p7 of player

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if number of cards in p8 of you is at least 1
            gain 1 coin
