# Every stall has a colour, a price and points; a pack has a version.

stall inn "Inn"                         ### missing-fact missing-fact
    colour  red

pack extra "Extra"                      ### missing-fact
    language  "3"
