# Cards that set each other off without end.

to sing
    gain 1 fame

to dance
    gain 1 fame

to rhyme
    sing

stall echo "Echo"
    colour  red
    price   1 coin
    points  1

    after sing:                                                             ### endless-chain
        dance

stall mirror "Mirror"
    colour  red
    price   1 coin
    points  1

    after dance:
        rhyme

---
# One that feeds itself, through a counter without an end.
stall spring "Spring"
    colour  red
    price   1 coin
    points  1

    after you gain fame:                                                    ### endless-chain
        gain 1 fame

    after you gain coin:
        gain 1 coin

---
# Rules of the game, too.
to sing
    gain 1 fame

after a player sings:                                                       ### endless-chain
    announce start of song

at song start:
    each player gains 1 coin

stall echo "Echo"
    colour  red
    price   1 coin
    points  1

    at song start:
        sing

---
# All these come to an end, or may: a price, a choice, a condition, `once`, somebody else, a card that goes, a bench with
# room for one only, a verb that cannot be done.
to sing
    gain 1 fame

to dance
    gain 1 fame

to bow
    needs your coin is at least 1
    gain 1 fame

stall paid "Paid"
    colour  red
    price   1 coin
    points  1

    after sing:
        pay 1 coin
        sing

    after dance, once a morning:
        dance

stall chosen "Chosen"
    colour  red
    price   1 coin
    points  1

    after sing:
        may sing

    after dance:
        if your coin is at least 2
            dance

    after bow:
        bow

stall others "Others"
    colour  red
    price   1 coin
    points  1

    after an opponent sings:
        sing

    after dance:
        discard this
        dance

guest piper "Piper"
    after sing:
        dance

guest drummer "Drummer"
    after dance:
        sing
