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
