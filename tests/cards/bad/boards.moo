# Boards make the places of a map.

kind patch is place "patch"

kind bed is place "bed"
    soil  1 to 3

board garden of stall                   ### wrong-kind
    form   hexagons
    reach  2

board orchard of tree                   ### unknown-kind
    form   hexagons
    reach  2

board yard_1 of patch                   ### missing-fact
    reach  2

board yard_2 of patch
    form  round                         ### wrong-fact

board yard_3 of patch                   ### missing-fact
    form   squares
    width  3

board yard_4 of patch
    form    squares
    width   0                           ### out-of-bounds
    height  3

board yard_5 of patch
    form    squares
    width   101                         ### out-of-bounds
    height  101

board yard_8 of patch
    form    squares
    width   100                         ### out-of-bounds
    height  100

board yard_9 of patch
    form    ring
    length  0                           ### out-of-bounds

board yard_6 of patch
    form     hexagons
    reach    1
    corners  yes                        ### unknown-fact

board beds of bed                       ### missing-fact
    form    ring
    length  3

relation beside of patch
    from yard_7                         ### unknown-name

relation around of patch
    from beds                           ### wrong-kind

action weeding "Weed"
    choose a bed
    gain 1 coin
---
kind patch is place "patch"

board garden of patch
    form    ring
    length  3

board garden of patch                   ### duplicate
    form    ring
    length  4

action weeding "Weed"
    choose a patch
    gain 1 coin
