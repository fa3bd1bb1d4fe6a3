# What nothing names is a slip more often than a plan.

counter luck for each player            ### unused

resource silver for each player         ### unused

zone attic of stall                     ### unused

value mood of player = 2                ### unused

to dance                                ### unused
    gain 1 coin

ending plague "the plague"              ### unused

kind ghost is piece                     ### unused

---
# What a faulty line names, may be used by it.

value mood of player = 2

counter luck for each player

to dance with leaps (number)
    gain (leaps) coin

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if your mood is glad            ### unknown-name
            gain 1 luck
        dance with leap 2               ### unexpected-part
---
# What carries a word is a mark, and what counts is a counter.

mark mood for each stall "mood"                  ### unused
    words  calm, glad
