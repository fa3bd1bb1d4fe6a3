# A map of hexagons that is uncovered tile by tile: scouts walk, lay and turn tiles, tap their ground, sail, charge and
# fight with dice; mills and towers are raised, and a council meets every five days. A made-up game on a board that makes
# its own places, with tiles that have six edges and plots printed on them, settlers on these, scouts that carry wounds,
# and a price of steps. What is done stands in `actions.moo`; the tiles, the people and the works in `things.moo`.

game frontier "Frontier"
    players     2 to 4
    ordered_by  owner

ending mapped "the whole land is known"

resource gold for each player "gold"
    range  0 to 30
    start  2

counter fame for each player "fame"
    range  0 or more

counter stores of crop for each player "stores"
    range  0 to 9

counter day "day"
    range  0 to 15

# ---- the land --------------------------------------------------------------------------------------------------------

kind hex is place "hex"
    ru  "гекс"

board land of hex "Land"
    ru     "Земля"
    form   hexagons
    reach  2

relation adjacent of hex "adjacent"
    from land

relation open of hex for other (hex) "open"
    among  adjacent
    if passage of hex for other and passage of other for hex

kind plot is place "plot"
    crop    grain, ore, fish
    rough   yes, no

kind tile is card "tile"
    soil    grass, rock, water
    edges   passable, steep, sides
    worth   -1 to 3
    plots   plot, printed
    starts  stack

mark turn for each tile "turn"
    sides    land
    kept_in  ground

mark tapped for each tile "tapped"
    words    not_yet, often
    kept_in  ground

mark finder for each tile "finder"
    names    player
    kept_in  ground

kind scout is card "scout"
    owned   by_player
    nerve   1 to 3
    starts  camp

mark quarry for each scout "quarry"
    names    scout
    kept_in  party

counter wounds for each scout "wounds"
    range    0 to 3
    kept_in  party

kind settler is card "settler"
    owned   by_player
    starts  village

# What is raised on a tile works for whoever raised it; a tower only while somebody stands in it.
kind work is card "work"
    owned   by_player
    points  number, ?
    effect  grind [F]
    starts  workshop
    works when it is in its hex's yard

kind mill is work "mill"
    crop    grain, ore, fish

kind tower is work "tower"
    sight   1 to 3
    works when it is in its hex's yard and its garrison is not empty

kind flag is piece "flag"
    owned   by_player
    home    box

kind knuckle is die "die"
    faces   1 to 6

zone stack of tile "stack"
    face    down

zone ground of tile for each hex "ground"
    holds   1

zone camp of scout for each player "camp"

zone party of scout for each hex "party"

zone workshop of work for each player "workshop"

zone yard of work for each hex "yard"
    holds   1

zone garrison of scout for each tower "garrison"
    holds   2

zone box of flag for each player "box"
    start   6

zone hall of flag for each player "hall"
    guests  yes
    holds   4

zone [F] of flag for each card "pole"
    holds   1

zone village of settler for each player "village"

zone house of settler for each plot "house"
    holds   1

# ---- numbers ---------------------------------------------------------------------------------------------------------

value parties = hexes' party
value known_around of hex = number of (hexes adjacent to hex where its ground is not empty)
value in_the_way of hex = hex's ground is empty or hex's party is not empty
value grounds = hexes' ground
value yards = hexes' yard

value ruled of player = number of (tiles in grounds where its finder is player)

value passage of hex for other (hex) = edges of (top of (hex's ground)) towards other is passable

value yield of tile
    tile's worth + 1 if tile's tapped is not_yet
    1 otherwise

value harvest of plot = 1

value levy of player
    ru "Подать"
    3 if player's gold is at least 12
    2 otherwise

value boldest of hex = (the scout in hex's party where its nerve is the highest)'s nerve

value in_reach of rider (scout) = (number of (scouts in its party where its owner is not rider's owner)) for each (hexes adjacent to rider's hex)

value at_home of player = number of player's camp + number of player's village

value toil of plot
    2 if plot's rough is yes
    1 otherwise

table price of goods (word) for today (number) by goods, today
    today  up to 5  6 to 10  11 or more
    grain  1        2        2
    ore    3        2        1
    fish   1        1        3

table renown of player by player's ruled
    up to 1    0
    2 to 4     2
    5 or more  5

# ---- the course of the game ------------------------------------------------------------------------------------------

setup:
    shuffle stack
    put top of stack into land_1's ground
    each player
        put top of their camp into land_1's party

play:
    repeat 15 times
        gain 1 day
        announce start of day
        each player
            if stack is empty
                end game by mapped
            perform an action
        if day is either 5 or 10
            phase council "Council"
                each player with the highest ruled
                    gain 1 fame
                let poor be the player with the lowest gold
                if poor is not nobody
                    poor gains 2 gold
                each player
                    if number of everybody's hall is at least 1 or there is a tile in grounds where its finder is they
                        lose (their levy) gold
                    if their at_home is 0
                        gain 1 gold for each flag in their hall

scoring:
    each player
        score their fame + their renown
    rank by their result
    rank by their gold
