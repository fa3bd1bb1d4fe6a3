# Packs that stand beside each other.
# harbour/harbour.moo
pack harbour "Harbour"
    version   "1.0.0"
    language  "3"
    requires  winter "any"                      ### pack-conflict
# winter/winter.moo
pack winter "Winter"
    version   "1.0.0"
    language  "3"
    requires  harbour "any"                     ### pack-conflict
# winter/spring.moo
pack spring "Spring"                            ### duplicate
    version   "1.0.0"
    language  "3"
# summer/summer.moo
pack harbour "Harbour"                          ### duplicate
    version   "1.0.0"
    language  "3"
---
# What a pack changes belongs to another one, is there, and is changed once.
# winter/winter.moo
pack winter "Winter"
    version   "1.0.0"
    language  "3"
    requires  village "any"

stall inn_sign "Inn Sign"
    colour  red
    price   1 coin
    points  1

change stall inn_sign                           ### nothing-to-change
    points  2

change stall barn of winter                     ### nothing-to-change
    points  2

change stall barn of village
    points  2

change stall barn                               ### duplicate
    points  3

remove stall mill
# summer/summer.moo
pack summer "Summer"
    version   "1.0.0"
    language  "3"
    requires  village "any", winter "any"

change stall mill                               ### nothing-to-change
    points  2
---
# A card is taken away that another one names.
# winter/winter.moo
pack winter "Winter"
    version   "1.0.0"
    language  "3"
    requires  harvest "any"

remove crop rye
# harvest/harvest.moo
pack harvest "Harvest"
    version   "1.0.0"
    language  "3"
    requires  village "any"

kind crop is card "crop"
    follows  crop, optional
    starts  plot

zone plot of crop "plot"

crop rye "Rye"

crop beet "Beet"
    follows  rye                                ### unknown-name
---
# A kind is changed line by line, and has no abilities.
# winter/winter.moo
pack winter "Winter"
    version   "1.0.0"
    language  "3"
    requires  village "any"

replace kind guest "visitor"                    ### nothing-to-change
    rank  1 to 5, default 3

action asking "Ask"
    choose a guest from your bench
    gain (guest's rank) coin
---
# winter/winter.moo
pack winter "Winter"
    version   "1.0.0"
    language  "3"
    requires  village "any"

change kind stall
    after build:                                ### out-of-place
        gain 1 coin

change kind gest                                ### nothing-to-change
    rank  1 to 5
---
# A part of the game's course is in another pack already, wherever its file stands.
# autumn/autumn.moo
pack autumn "Autumn"
    version   "1.0.0"
    language  "3"
    requires  village "any"

setup:                                          ### duplicate
    shuffle deck
---
# A kind of another pack loses a word that is said of its cards.
# harvest/harvest.moo
pack harvest "Harvest"
    version   "1.0.0"
    language  "3"
    requires  village "any"

kind crop is card "crop"
    soil    sand, clay
    starts  plot

zone plot of crop "plot"

crop rye "Rye"
    soil  sand                                  ### unknown-word

# winter/winter.moo
pack winter "Winter"
    version   "1.0.0"
    language  "3"
    requires  harvest "any"

change kind crop
    soil  clay, peat

crop moss "Moss"
    soil  peat
