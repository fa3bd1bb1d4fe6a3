# What is never so, by what lies there.

kind seer is card "seer"
    starts  seers

kind sage is card "sage"                        ### no-cards
    starts  sages
    discarded  sages

zone seers of seer "seers"

zone sages of sage "sages"

seer old "Old"
    copies  2

value favour for seer = 0

to see seer
    pay 1 coin with discount (favour for seer)
    put seer into seers

action seeing "See"
    put a sage from sages into sages            ### never-chosen

action dreaming "Dream"
    discard 3 cards from sages                  ### never-chosen

action looking "Look"
    see top of seers

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if there is a sage in sages             ### never-true
            gain 1 coin
        if your fame is less than 0             ### never-true
            gain 1 coin
        if your fame - your coin is less than 0 - 100  ### never-true
            gain 1 coin
        if 3 - your fame is more than 100       ### never-true
            gain 1 coin
