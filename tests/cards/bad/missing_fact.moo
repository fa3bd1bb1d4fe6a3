# Every stall has a colour, a price and points; a pack has a version.

stall inn "Inn"                         ### missing-fact missing-fact
    colour  red

pack extra "Extra"                      ### missing-fact
    language  "3"
---
# What is asked of a mark that does not say what it can be is not known, and is no fault of its own.
mark keeper "keeper"                    ### missing-fact

value seat of player = keeper's left's fame

action dealing "Deal"
    gain (seat of you) coin
