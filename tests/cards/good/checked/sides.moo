# Tiles have words on their sides, and are turned where they lie.

kind glade is place "glade"
    ru  "поляна"

board wood of glade "Wood"
    ru      "Лес"
    form    squares
    width   2
    height  2

relation near_by of glade "next"
    from wood

kind turf is card "turf"
    edges   path, thicket, sides
    holes   yes, no, sides, default no, no, no, no
    starts  turf_heap

mark lie for each turf "lie"
    sides    wood
    kept_in  turf_bed

zone turf_heap of turf "heap of turf"

zone turf_bed of turf for each glade "bed of turf"
    holds  1

relation joined_by of glade for other (glade) "joined"
    among  near_by
    if edges of (top of glade's turf_bed) towards other is path and holes of (top of other's turf_bed) towards glade

turf crossing "Crossing"
    edges  path, path, path, path

turf lane "Lane"
    edges  path, thicket, path, thicket
    holes  0, 2

action paving "Pave"
    choose a turf from turf_heap
    choose a glade
    put turf into glade's turf_bed
    choose a lie of turf as way where edges of turf turned by way towards 3 is path
    set turf's lie to way
    let ahead be neighbour of glade towards (opposite of (side of glade towards wood_a1))
    if ahead is not nothing and side of glade towards ahead is nowhere
        gain (number of glades within 2 steps of glade along joined_by) coin
