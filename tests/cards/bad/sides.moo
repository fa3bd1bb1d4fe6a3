# Sides of places and tiles.

kind patch is place "patch"

kind hollow is place "hollow"

kind corner is place "corner"

board garden of patch
    form    squares
    width   2
    height  2

board meadow of patch
    form   hexagons
    reach  1

board burrow of hollow
    form   hexagons
    reach  1

board hedge_row of corner
    form    ring
    length  5

kind tile is card "tile"
    edges   path, hedge, sides
    holes   yes, no, sides
    weight  1 to 3
    colours  pink, white, sides, optional
    starts  shed

kind stray is card "stray"
    rims   path, sides              ### wrong-fact
    bends  path, hedge, sides       ### missing-declaration

kind shed_tool is card "shed tool"
    edges   1 to 3                  ### wrong-fact

mark turn for each tile "turn"
    sides    burrow
    kept_in  den

mark tilt for each tile "tilt"      ### duplicate
    sides  burrow

mark swing for each stray "swing"
    sides  nowhere_land             ### unknown-name

mark lean for each stray "lean"     ### missing-fact
    sides  burrow
    words  left_over, right_over

zone shed of tile "shed"

zone den of tile for each hollow "den"

tile crossing "Crossing"
    edges   path, path, path, path, path        ### wrong-fact
    holes   yes, no                             ### wrong-fact
    weight  1

tile lane "Lane"
    edges   path, path, path, path, path, stone ### unknown-word
    holes   0, 6                                ### out-of-bounds
    weight  1

tile bridge "Bridge"
    edges   1, 2                                ### wrong-fact
    holes   0, 2, 0                             ### duplicate
    weight  1

tile ford "Ford"
    edges   path, path, hedge, path, path, hedge
    holes   0, 2
    weight  1

action weeding "Weed"
    choose a tile from shed
    choose a hollow
    choose a patch
    gain (side of hollow towards patch) coin    ### wrong-kind
    gain (side of patch towards hollow) coin    ### wrong-kind
    gain (side of hollow turned by 1) coin      ### wrong-parts
    gain (side of hollow turned by 1 towards hollow) coin       ### wrong-parts
    gain (opposite of 1) coin                   ### wrong-kind
    if neighbour of hollow turned by 1 is hollow                ### wrong-parts
        gain 1 coin
    if neighbour of hollow towards 6 is hollow                  ### out-of-bounds
        gain 1 coin
    if edges of tile turned by 2 is path        ### wrong-parts
        gain 1 coin
    if edges of tile turned by 7 towards hollow is path         ### out-of-bounds
        gain 1 coin
    if edges of tile towards hedge_row_1 is path                ### wrong-kind
        gain 1 coin
    if edges of tile towards tile is path       ### wrong-kind
        gain 1 coin
    if edges of tile towards you is path        ### wrong-kind
        gain 1 coin
    if edges of tile towards hollow is stone    ### unknown-word
        gain 1 coin
    if weight of tile towards hollow is path    ### wrong-kind
        gain 1 coin
    set tile's turn to 6                        ### out-of-bounds
    if hollow is nowhere                        ### wrong-kind
        gain 1 coin
---
kind patch is place "patch"

board garden of patch
    form    squares
    width   2
    height  2

kind hollow is place "hollow"

board burrow of hollow
    form   hexagons
    reach  1

kind tile is card "tile"
    edges   path, hedge, sides
    starts  shed

mark turn for each tile "turn"
    sides    burrow                 ### wrong-place
    kept_in  bed

zone shed of tile "shed"

zone bed of tile for each patch "bed"

tile ford "Ford"
    edges   path, path, hedge, path, path, hedge

action weeding "Weed"
    choose a tile from shed
    choose a patch
    put tile into patch's bed
    if edges of tile towards 3 is path
        gain 1 coin
---
kind hollow is place "hollow"

board burrow of hollow
    form   hexagons
    reach  1

kind tile is card "tile"
    edges   path, hedge, sides
    starts  shed

kind spade is card "spade"
    length  1 to 3
    starts  rack

mark turn for each tile "turn"
    sides    burrow
    kept_in  bed

zone shed of tile "shed"

zone rack of spade "rack"

zone bed of tile for each hollow "bed"

tile ford "Ford"
    edges   path, path, hedge, path, path, hedge

spade digger "Digger"
    length  1

action weeding "Weed"
    choose a tile from shed
    choose a spade from rack
    choose a hollow
    put tile into hollow's bed
    if edgs of tile towards hollow is path      ### unknown-fact
        gain 1 coin
    choose a turn of spade                      ### wrong-kind
    choose a swing of tile                      ### unknown-name
    gain (side of spade towards hollow) coin    ### wrong-kind
    gain (spade's length + opposite of 1) coin
---
# A line leads from a place of a board, and only what lies behind one another has a first one that ends it.

kind pool is place "pool"

board creek of pool "Creek"
    form    ring
    length  6

kind heron is place "heron"

heron grey "Grey Heron"

action fishing
    for each pool while pool is creek_1                     ### unsupported
        gain 1 fame
    for each (stall in your hand until its price is 1 coin)         ### unsupported
        gain 1 fame
    for each pool from grey towards 1                       ### wrong-kind
        gain 1 fame
    for each pool from creek_1 towards grey                 ### wrong-kind
        gain 1 fame
    for each pool from creek_1 towards 2                    ### out-of-bounds
        gain 1 fame
    for each pool from creek_1 towards 1 while 3            ### wrong-kind
        gain 1 fame
    for each pool from creek_1 towards right                ### unknown-name
        gain 1 fame
---
# A side has a number, and no name.

kind pane is place "pane"

board window of pane "Window"
    form    squares
    width   2
    height  2

kind cell is place "cell"

board comb of cell "Comb"
    form   hexagons
    reach  1

action looking
    if neighbour of window_a1 towards down is nothing       ### unknown-name
        gain 1 fame
    for each pane from window_a1 towards right              ### unknown-name
        gain 1 fame
    for each cell from comb_1 towards north                 ### unknown-name
        gain 1 fame
    for each pane from window_a1                            ### wrong-kind
        gain 1 fame
---
# Places that lie behind one another begin somewhere, and lie on a side.

kind pane is place "pane"

board window of pane "Window"
    form    squares
    width   2
    height  2

action looking
    for each pane towards 1                                 ### unexpected-word
        gain 1 fame
    for each pane from window_a1 along 1                    ### unexpected-word
        gain 1 fame
    let last be the pane from window_a1 towards 1 while it is window_b1    ### unexpected-word
    gain 1 fame
---
# Where a row begins, and no side of it.

kind pane is place "pane"

board window of pane "Window"
    form    squares
    width   2
    height  2

kind fly is card "fly"
    starts  jar

zone jar of fly "jar"

zone flies of fly for each pane "flies"

action looking
    put top of jar into window_a1's flies
    for each pane from window_a1                            ### wrong-kind
        gain 1 fame

fly bluebottle "Bluebottle"
