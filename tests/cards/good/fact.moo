building oddity "Oddity"
    colour    blue
    cost      2 food, 1 fleet
    points    ?
    marked    no
    effect    activate [A]
    ruling    X58, X59b
    holds     0 to 9
    limit     up to 10
    least     -3 to 5
    depth     -2
    shows     0 or more
    wants     [farm, farm, mill]
    nothing   []
    requires  orion "1.0"
    joins     star, star
    lost      blue lost, red
