# Wagons go from town to town, take goods out of a bag, and sell them where they are wanted; roads are guarded. A made-up
# game on a graph: towns, roads that name them, steps along open roads, a bag, and choices of numbers and words.

game caravans "Caravans"
    players     2 to 4
    ordered_by  owner

ending sold_out "the bag is empty"

resource coin for each player "coin"
    range  0 to 99
    start  3

counter fame for each player "fame"
    range  0 or more

# ---- the map ---------------------------------------------------------------------------------------------------------

kind town is place "town"
    wants   silk, salt, spice
    wealth  1 to 4

kind road is place "road"
    ends    town, town
    dust    1 to 3

mark guard for each road "guard"
    names  player

relation linked of town "linked"
    from road's ends

relation near of town for other (town) "near"
    among  linked
    if total dust of (roads where town is in its ends and other is in its ends) is at most 2

# ---- what travels ----------------------------------------------------------------------------------------------------

kind wagon is card "wagon"
    owned   by_player
    room    1 to 3
    starts  yard

kind good is card "good"
    ware       silk, salt, spice
    starts     bag
    discarded  market

zone bag of good "bag"
    order   none
    seen    nobody
    drawn   barrow

zone market of good "market"

zone barrow of good for each player "barrow"
    seen    owner

zone yard of wagon for each player "yard"

zone square of wagon for each town "square"

zone load of good for each wagon "load"
    holds   3

# ---- numbers ---------------------------------------------------------------------------------------------------------

value everywhere = towns' square

value price of good for here (town)
    2 times here's wealth if good's ware is here's wants
    1 otherwise

value dusty of road
    road's dust + 1 if road's guard is nobody
    road's dust otherwise

# ---- what is done ----------------------------------------------------------------------------------------------------

to travel wagon to goal (town)
    needs wagon's town is linked to goal
    let way be the road where wagon's town is in its ends and goal is in its ends
    if way's guard is not nobody and way's guard is not you
        way's guard gains 1 coin
    put wagon into goal's square

to pack_up good onto wagon
    needs good is in your barrow
    needs wagon's load is not full
    put good into wagon's load

to sell good
    let here be good's wagon's town
    gain (price of good for here) coin
    if good's ware is here's wants
        gain 1 fame
    discard good

action hauling "Haul"
    choose your wagon from everywhere
    travel wagon to a town linked to wagon's town

action riding "Ride"
    choose your wagon from everywhere
    choose a town within 3 steps of wagon's town along near where it is not wagon's town
    needs your coin is at least steps from wagon's town to town along near
    lose (steps from wagon's town to town along near) coin
    put wagon into town's square

action loading "Load"
    draw 2 goods
    choose your wagon from everywhere where its load is not full
    may pack_up a good from your barrow onto wagon

action selling "Sell"
    choose your wagon from everywhere where its load is not empty
    choose a good from wagon's load
    sell good

action guarding "Guard"
    needs your coin is at least 1
    choose a road where its guard is nobody
    choose a number from 1 to (your coin) as gift
    lose (gift) coin
    gain (gift) fame
    set road's guard to you

action asking "Ask Around"
    choose a ware as asked
    gain (number of (towns where its wants is asked)) coin
    choose a resource as kept where your kept is less than 9
    gain 1 kept

# ---- the course of the game ------------------------------------------------------------------------------------------

setup:
    each player
        choose a town where its square is empty
        put all wagons from their yard into town's square
        draw 2 goods

play:
    repeat 12 times
        each player
            if bag is empty
                end game by sold_out
            perform an action

scoring:
    each player
        score their fame
        score number of (roads where its guard is they) + total dusty of (roads where its guard is they)
    rank by their result
    rank by their coin

# ---- towns and roads -------------------------------------------------------------------------------------------------

town harbour "Harbour"
    wants   spice
    wealth  3

town oasis "Oasis"
    wants   salt
    wealth  2

town mine "Salt Mine"
    wants   silk
    wealth  1

town palace "Palace"
    wants   silk
    wealth  4

town hermitage "Hermitage"
    wants   spice
    wealth  1

road coast_road "Coast Road"
    ends    harbour, oasis
    dust    1

road salt_road "Salt Road"
    ends    oasis, mine
    dust    2

road kings_road "King's Road"
    ends    oasis, palace
    dust    3

road hidden_road "Hidden Road"
    ends    mine, palace
    dust    1

road pilgrims_way "Pilgrims' Way"
    ends    palace, hermitage
    dust    2

# ---- wagons and goods ------------------------------------------------------------------------------------------------

wagon cart "Cart"
    room    1

wagon caravan "Caravan"
    room    3

good silk_bale "Bale of Silk"
    ware    silk
    copies  8

good salt_slab "Slab of Salt"
    ware    salt
    copies  8

good spice_sack "Sack of Spice"
    ware    spice
    copies  6
