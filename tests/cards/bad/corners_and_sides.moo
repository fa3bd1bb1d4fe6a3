# Places on the corners and sides of a board.

kind patch is place "patch"

kind spot is place "spot"
    patches  patch, several

kind trail is place "trail"
    ends  spot, spot

board garden of patch
    form        ring
    length      8
    on_corners  spot                    ### wrong-fact

relation beside of patch
    from garden

action walking "Walk"
    choose a patch beside to garden_1
    draw 1 card
---
kind patch is place "patch"

kind spot is place "spot"
    patches  patch, patch               ### wrong-fact

kind trail is place "trail"
    ends  spot                          ### wrong-fact

kind hedge is place "hedge"
    worth  1 to 3

board garden of patch
    form        hexagons
    reach       1
    on_corners  spot
    on_sides    trail

board orchard of patch
    form        squares
    width       2
    height      2
    on_corners  patch                   ### wrong-kind

board meadow of patch
    form      squares
    width     2
    height    2
    on_sides  spade                     ### unknown-kind

board yard of patch
    form        hexagons
    reach       1
    on_corners  stall                   ### wrong-kind

board park of patch
    form      hexagons
    reach     1
    on_sides  hedge                     ### missing-fact

action walking "Walk"
    choose a patch where it is in (garden_spot_1_2_3's patches) or (garden_trail_1_2's ends is garden_spot_1_2_3)
    draw 1 card
---
kind patch is place "patch"

kind spot is place "spot"
    patches  patch, several
    worth    1 to 3

kind trail is place "trail"
    ends  spot, spot

board garden of patch
    form      hexagons
    reach     1
    on_sides  trail                     ### missing-fact

board orchard of patch
    form        squares
    width       2
    height      2
    on_corners  spot                    ### missing-fact

action walking "Walk"
    choose a spot where it is in garden_trail_1_2's ends or orchard_a1 is in its patches and its worth is 1
    draw 1 card
---
kind patch is place "patch"

kind hedge is place "hedge"

kind spot is place "spot"
    patches  patch, several

board garden of patch
    form        hexagons
    reach       1
    on_corners  spot
    on_sides    hedge                   ### missing-fact

action walking "Walk"
    choose a spot where garden_1 is in its patches
    draw 1 card
---
kind patch is place "patch"

kind spot is place "spot"
    patches  patch, several

kind trail is place "trail"
    ends  spot, spot

board garden of patch
    form        hexagons
    reach       23                      ### out-of-bounds
    on_corners  spot
    on_sides    trail

board orchard of patch
    form        squares
    width       60
    height      60
    on_corners  spot

action walking "Walk"
    choose a spot where garden_1 is in its patches or orchard_a1 is in its patches
    draw 1 card
---
# What lies on a corner names a hexagon, and not the corners at its ends.

kind patch is place "patch"

kind spot is place "spot"
    patches  patch, several

kind trail is place "trail"
    ends  spot, spot

board garden of patch
    form        hexagons
    reach       1
    on_corners  trail                   ### missing-fact
    on_sides    spot

action walking "Walk"
    choose a spot where garden_1 is in its patches
    draw 1 card
---
# One place is in a fact that names several.

kind patch is place "patch"

kind spot is place "spot"
    patches  patch, several

board garden of patch
    form        hexagons
    reach       1
    on_corners  spot

action walking "Walk"
    choose a spot where its patches is garden_1         ### wrong-kind
    draw 1 card
