# Cards that can be turned, facts of several words, places under cards, heaps of one's own: all of it together.

kind ship is card "ship"
    sails      square, lateen, several, optional
    class      small, large
    rank       1 to 9, optional
    crew       0 to 9, optional
    faces      up, down
    back       class
    effect     launch
    starts     shipyard
    discarded  wrecks
    works when it is in its owner's fleet

zone shipyard of ship "shipyard"
    face   down

zone dock of ship for each player "dock"
    seen  owner

zone fleet of ship for each player "fleet"

zone wrecks of ship for each player "wrecks"

zone cargo of stall for each ship "cargo"
    holds  3

zone convoy of ship for each ship "convoy"

zone locker of stall for each ship "locker"
    face  down

# A word as a part of a value and of a verb; a sum of what each thing is.
value shown of ship for sail (word) = number of sail in ship's sails
value rigged of player for sail (word) = (shown of it for sail) for each ship in player's fleet
value weight of player = (number of its cargo + 1) for each ship in player's fleet
value lightest of player = lowest rank of ships in player's fleet

to rig sail (word) with extra (number)
    needs rigged of you for sail is at least 2
    gain (rigged of you for sail + extra) coin

to load stall into ship
    needs stall is in your hand
    needs number of ship's cargo is less than 3
    put stall into ship's cargo

to launch_one ship
    needs ship is in your dock
    put ship into your fleet
    perform ship's launch
    if there is a lateen ship in your fleet where its face is down
        flip ship to down

# What a thing lies on.
action weighing "Weigh"
    for each ship in your fleet, by highest rank, by lowest crew
        flip ship to down
    choose a stall from your fleet's cargo
    gain (stall's ship's rank + number of its ship's cargo) coin

# One thing picked out, and brackets where a thing stands.
value flagship of player = the ship in player's fleet where its crew is 9
value twin of hull (ship) = the ship in first's fleet where its class is hull's class   ## allow several-fit any of them will do

action signalling "Signal"
    let admiral be your flagship
    gain (admiral's rank + (top of rubbish)'s points) coin
    if (the opponent where their grain is 9)'s coin is 3
        flip (the ship in your fleet where its crew is 2) to up
    put (the stall from rubbish where it is tavern) into (the ship in your fleet where its crew is 3)'s cargo   ## allow several-fit they are equal
    if twin of (top of your wrecks) is admiral
        gain 1 coin

# Values of several parts, one inside another, and a change of one.
value wind of ship for sail (word) against rival (player) = shown of ship for sail - number of rival's fleet
value chase of player by ship to most (number) = lowest of most and (wind of ship for square against player)
value passes of ship for other (ship) against player
    yes if wind of ship for square against player is at least wind of other for lateen against player
    no otherwise

action chasing "Chase"
    choose a ship from your fleet
    choose an opponent as rival
    gain (wind of ship for square against rival) coin
    gain ((chase of you by ship to 2) + wind of (top of your wrecks) for lateen against (your left)) coin
    if passes of ship for (top of your wrecks) against rival
        gain ((chase of rival by ship to (chase of you by ship to 3))) coin

# Tables, by a number and by two things.
table harbour_dues of player by player's grain
    0       3
    1, 2    2
    3 to 8  1
    9       0

table prowess of ship by ship's class, ship's rank
    rank    1  2, 3  4 to 9
    small   0  1     3
    large   2  3     -1

action paying "Pay dues"
    choose a ship from your fleet
    gain (your harbour_dues + prowess of ship) coin

# Those of which something is highest or lowest.
action sorting "Sort"
    choose a stall from your hand where its points is the highest and its colour is green
    discard stall
    for each ship in your fleet where its crew is the lowest and its rank is the highest
        flip ship to down
    gain (number of (stalls in rubbish where (total of its price) is the lowest)) coin
    build a (stall from your hand where its points is the lowest) into a lane from your lanes
    choose an opponent as rival where their fame is the highest
    rival loses 1 coin

# How much of one resource there is in an amount.
value bill of stall = stall's price times 2

action appraising "Appraise"
    choose a stall from your hand
    gain (number of coin in stall's price) fame
    choose a resource as good
    gain (number of good in stall's price + 1) grain
    if number of grain in (bill of stall) is at least 2 and number of grain in your resources is more than number of coin in stall's price
        gain 1 coin
    score number of coin in stall's price
    gain 2 fame for each grain in stall's price
    gain 1 fame for each good in (bill of stall)
    gain 1 fame for each 2 coin in stall's price

# The highest and the lowest of what is said of each of some things.
action gauging "Gauge"
    gain (highest (number of coin in its price) of stalls in rubbish) fame
    gain (lowest (2 times its rank) of (ships in your fleet where its crew is at least 1)) coin
    gain (highest (its rank + its crew) of ships in your fleet) grain
    if total (its crew) of ships in your fleet is more than lowest (number of grain in its price) of stalls in your hand
        gain 1 coin

# Products, and the higher and the lower of several numbers.
action reckoning "Reckon"
    choose a ship from your fleet
    gain (2 times ship's rank) coin
    gain (ship's rank times ship's crew + 1) coin
    gain (lowest of ship's rank and ship's crew) coin
    if highest of your coin, your grain and 3 is your coin and ship's rank is 2
        gain 2 times yield of top of rubbish

# The places of all players, or of all but one, are meant together.
value ships of player = player's fleet or player's dock
value heaps = everybody's wrecks or shipyard

action watching "Watch"
    needs there is a ship in everybody's fleet where its face is up
    choose a ship from your opponents' fleet as seen
    flip seen to down
    for each ship in everybody's ships, by highest rank
        gain 1 coin
    gain (total rank of ships in everybody's fleet) coin
    gain (number of ships in heaps) coin
    gain (number of stalls in your left's opponents' lanes) coin
    choose a lane from your opponents' lanes
    for each worker in everybody's field
        put it into its owner's hut
    if your opponents' yard is empty and number of workers in everybody's hut is at least 2
        gain (number of everybody's fleet's cargo) coin
    if seen is in your opponents' fleet
        put all cards from your opponents' fleet's cargo into rubbish

action sailing "Sail"
    rig square
    rig lateen with extra 1

action loading "Load"
    load a stall from your hand into a ship from your fleet

action launching "Launch"
    launch_one a ship from your dock

# A ship goes to the wrecks of whoever discards it.
action scouting "Scout"
    shuffle shipyard
    put top 2 of shipyard into your dock
    discard up to 1 ship from your dock
    gain (your weight + your lightest) coin
    for each ship in your fleet
        if number of its sails is more than 1 or square is in its sails
            flip it to up
    flip a ship from your fleet to down
    if there are at least 2 cards in your fleet's cargo and your fleet's convoy is empty
        put all cards from your fleet's cargo into rubbish
    choose a ship from your fleet
    choose a ship from your dock as tender
    put tender into ship's convoy
    put ship into tender's convoy
    put a stall from your hand into ship's locker

# The class stands on the back: it may be asked of ships in hands.
action spying "Spy"
    if there is a ship in your left's dock where its class is large
        gain 1 coin

ship sloop "Sloop"
    sails   square, square, lateen
    class   small
    copies  3

    always:
        wind of ships for square against your opponents is 1 more
        (chase of you by this to 2) is 1 more

    launch:
        gain (number of square in this card's sails) coin

ship brig "Brig"
    ru      "Бриг"
    class   large
    copies  3

    face up "Trim Brig"
        ru     "Исправный бриг"
        sails  square, lateen
        rank   3

        always:
            your harvest is 1 more

        after you rig, once a game:
            gain (this card's rank) coin

    face down "Leaking Brig"
        rank  1

        end of game:
            score 1

    launch:
        if this card's face is down and this card's rank is 1
            flip this to up
        if number of lateen in this card's sails is 1
            gain 1 coin

scenario "a brig is loaded and turned"
    given
        your fleet is [brig]
        brig's face is down
        brig's cargo is [barn, barn]
        your hand is [mill]
    when
        you load mill into brig
    then
        brig's cargo is [barn, barn, mill]
        brig's face is down
