# What stands on the sides of tiles, and how they are turned.

kind tile is card "tile"
    edges    path, hedge, sides
    holes    yes, no, sides

mark turn for each tile "turn"
    sides    garden
    kept_in  bed

tile crossing "Crossing"
    edges  path, path, path, path
    holes  0, 2

action planting "Plant"
    choose a turn of tile as way where edges of tile turned by way towards 3 is path
    set tile's turn to way
    choose a patch beside to here where it is neighbour of here towards (opposite of 1)
    gain (side of here towards patch) coin
