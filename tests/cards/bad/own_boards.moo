# A board that every player has, written wrongly.

kind patch is place "patch"

board lawn of patch for each opponent "lawn"    ### wrong-kind
    form    squares
    width   3
    height  3

action walking "Walk"
    choose a patch on your lawn
    draw 1 card
---
# Places on corners would be everybody's.

kind patch is place "patch"

kind spot is place "spot"
    patches  patch, several

board lawn of patch for each player "lawn"
    form        squares
    width       3
    height      3
    on_corners  spot                            ### unsupported

action walking "Walk"
    choose a patch on your lawn
    choose a spot
    draw 1 card
---
# All players together have a great many places.

kind patch is place "patch"

board lawn of patch for each player "lawn"      ### out-of-bounds
    form    squares
    width   80
    height  80

action walking "Walk"
    choose a patch on your lawn
    draw 1 card
---
# Another board of the same kind, and a fact that cannot say whose place it names.

kind patch is place "patch"

kind seed is card "seed"
    target  patch                               ### unsupported

board lawn of patch for each player "lawn"
    form    squares
    width   3
    height  3

board ring of patch                             ### wrong-kind
    form    ring
    length  3

action walking "Walk"
    choose a patch on your lawn
    draw 1 card
---
# What is called as the board, and whose its places are.

kind patch is place "patch"
    owned by_player                             ### wrong-fact

kind seed is card "seed"

zone lawn of seed "lawn"

board lawn of patch for each player "lawn"      ### duplicate
    form    squares
    width   3
    height  3
---
# A place by its name is somebody's.

kind patch is place "patch"

zone sown of stall for each patch "stalls"

board lawn of patch for each player "lawn"
    form    squares
    width   3
    height  3

relation beside of patch
    from lawn

action walking "Walk"
    choose a stall from your hand
    put it into lawn_b2's sown                  ### missing-owner
    put top of deck into your lawn_b2's sown
    if steps from lawn_a1 to your lawn_b2 along beside is 2     ### missing-owner
        draw (number of your patches) cards     ### missing-place
---
# The places of a board never move, and no scenario says where they lie.

kind patch is place "patch"

zone sown of stall for each patch "stalls"

board lawn of patch for each player "lawn"
    form    squares
    width   3
    height  3

action walking "Walk"
    choose a stall from your lawn               ### wrong-place
    draw 1 card

action mowing "Mow"
    shuffle your lawn                           ### wrong-place
    arrange your lawn                           ### wrong-place
    discard a patch from your lawn              ### wrong-place
    if your lawn is full                        ### wrong-kind
        draw 1 card
    if lawn_b2 is empty                         ### missing-owner
        draw 1 card

scenario "a lawn"
    given
        your lawn is [lawn_b2]                  ### cannot-set-up
        lawn_b2's sown is [inn]                 ### missing-owner
    when
        you perform walking
    then
        your lawn is [lawn_b2]                  ### cannot-set-up
---
# Nothing can lie on it.

kind patch is place "patch"

board lawn of patch for each player "lawn"
    form    squares
    width   3
    height  3

action walking "Walk"
    choose a patch on your lawn
    if your lawn is empty                       ### wrong-kind
        draw 1 card
---
# What lies on somebody's place is seen by all or by nobody.

kind patch is place "patch"

zone sown of stall for each patch "stalls"
    seen  owner                                 ### missing-owner

board lawn of patch for each player "lawn"
    form    squares
    width   3
    height  3

action walking "Walk"
    choose a patch on your lawn
    discard all stalls from patch's sown
