# A map of hexagons that is uncovered tile by tile: scouts walk, lay and turn tiles, tap their ground, and fight with
# dice. A made-up game on a board that makes its own places, with tiles that have six edges and plots printed on them,
# settlers on these, scouts that carry wounds, and a price of steps.

game frontier "Frontier"
    players     2 to 4
    ordered_by  owner

ending mapped "the whole land is known"

resource gold for each player "gold"
    range  0 to 30
    start  2

counter fame for each player "fame"
    range  0 or more

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
    crop   grain, ore, fish
    rough  yes, no

kind tile is card "tile"
    soil    grass, rock, water
    edges   passable, steep, sides
    worth   0 to 3
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

counter wounds for each scout "wounds"
    range    0 to 3
    kept_in  party

kind settler is card "settler"
    owned   by_player
    starts  village

kind knuckle is die "die"
    faces   1 to 6

zone stack of tile "stack"
    face    down

zone ground of tile for each hex "ground"
    holds   1

zone camp of scout for each player "camp"

zone party of scout for each hex "party"

zone village of settler for each player "village"

zone house of settler for each plot "house"
    holds   1

# ---- numbers ---------------------------------------------------------------------------------------------------------

value parties = hexes' party
value grounds = hexes' ground
value ruled of player = number of (tiles in grounds where its finder is player)

value passage of hex for other (hex) = edges of (top of (hex's ground)) towards other is passable

value yield of tile
    tile's worth + 1 if tile's tapped is not_yet
    1 otherwise

value toil of plot
    2 if plot's rough is yes
    1 otherwise

# ---- what is done ----------------------------------------------------------------------------------------------------

to walk scout to goal (hex)
    needs scout's hex is open to goal
    put scout into goal's party

to lay_at hex by scout
    needs hex's ground is empty
    needs stack is not empty
    needs passage of (scout's hex) for hex
    put top of stack into hex's ground
    let found be top of (hex's ground)
    choose a turn of found as way where edges of found turned by way towards scout's hex is passable
    set found's turn to way
    set found's finder to you
    gain (found's worth) fame

to settle plot
    needs plot is empty
    needs there is a settler in your village
    lose (toil of plot) gold
    put top of your village into plot's house
    gain 1 fame
    if plot's tile is full
        plot's tile's finder gains 2 fame

to strike scout onto foe (scout)
    needs scout's hex is foe's hex
    roll 1 knuckle as thrown
    if (total of thrown) + scout's nerve is at least 5
        foe gains 1 wounds
        gain 1 fame
    if foe's wounds is 3
        put foe into (foe's owner)'s camp

action walking "Walk"
    choose your scout from parties
    walk scout to a hex open to scout's hex

action scouting "Scout"
    choose your scout from parties
    choose a hex adjacent to scout's hex
    lay_at hex by scout

action marching "March"
    needs your gold is at least 2
    choose your scout from parties
    choose a hex within 2 steps of scout's hex along open where it is not scout's hex
    lose (steps from scout's hex to hex along open) gold
    put scout into hex's party

action tapping "Tap"
    choose your scout from parties
    choose a tile from scout's hex's ground where its worth is at least 1
    gain (yield of tile) gold
    set tile's tapped to often

action settling "Settle"
    choose your scout from parties
    choose an empty plot on scout's hex's ground
    needs your gold is at least toil of plot
    settle plot

action fishing "Fish"
    choose your scout from parties
    choose a fish plot on scout's hex's ground where it is not full
    gain (number of fish plots on scout's hex's ground) gold

action fighting "Fight"
    choose your scout from parties as fighter
    choose an opponent's scout from fighter's hex's party
    strike fighter onto scout

action calling "Call"
    needs your gold is at least 3
    choose a scout from your camp
    lose 3 gold
    put scout into land_1's party

# ---- the course of the game ------------------------------------------------------------------------------------------

setup:
    shuffle stack
    put top of stack into land_1's ground
    each player
        put top of their camp into land_1's party

play:
    repeat 15 times
        each player
            if stack is empty
                end game by mapped
            perform an action

scoring:
    each player
        score their fame + their ruled
    rank by their result
    rank by their gold

# ---- tiles and scouts ------------------------------------------------------------------------------------------------

tile meadow "Meadow"
    soil    grass
    edges   passable, steep, passable, passable, steep, passable
    worth   1
    plots   2 grain
    copies  8

tile ridge "Ridge"
    soil    rock
    edges   passable, steep, passable, steep, steep, steep
    worth   2
    plots   grain, rough ore
    copies  5

tile lake "Lake"
    soil    water
    edges   passable, passable, passable, passable, passable, passable
    worth   0
    plots   fish
    copies  4

tile vein "Vein of Gold"
    soil    rock
    edges   passable, steep, steep, steep, steep, steep
    worth   3
    plots   2 rough ore
    copies  2

scout ranger "Ranger"
    nerve   2
    copies  2

scout brave "Brave"
    nerve   3

settler family "Family"
    copies  4
