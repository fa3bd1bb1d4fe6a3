board space of hex "Space"
    ru     "Космос"
    form   hexagons
    reach  4

board field of square
    form     squares
    width    8
    height   8
    corners  yes

relation adjacent of hex
    from space

board garden of bed for each player "garden"
    form    squares
    width   3
    height  2
