# What a scout and his people do: the verbs, and the actions that are offered.

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

to sail scout to ahead (hex)
    needs scout's hex is open to ahead
    let course be side of scout's hex towards ahead
    put scout into ahead's party
    let beyond be neighbour of ahead towards course
    if ahead is open to beyond
        put scout into beyond's party

to charge foe (scout) by rider (scout) "charge {foe} with {rider}"
    needs not (side of rider's hex towards foe's hex is nowhere)
    let back be neighbour of rider's hex towards opposite of (side of rider's hex towards foe's hex)
    foe gains 1 wounds
    if rider's quarry is foe
        gain 1 fame
    set rider's quarry to foe
    if back is nothing or there is no tile in back's ground
        rider gains 1 wounds
    otherwise
        put rider into back's party

to raise work onto hex
    needs work is in your workshop
    needs hex's yard is empty
    if work is a mill
        lose 1 gold
    otherwise
        lose 2 gold
    put work into hex's yard

to man work by scout
    needs work is a tower
    needs scout's hex is work's hex
    needs scout is not in work's garrison
    put scout into work's garrison
    gain (work's sight) fame

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
    choose a scout from your camp where its nerve is the highest
    lose 3 gold
    put scout into land_1's party

action sailing "Sail"
    choose your scout from parties where (top of its hex's ground)'s soil is water
    sail scout to a hex open to scout's hex

action charging "Charge"
    choose your scout from parties as rider where in_reach of it is at least 1
    choose an opponent's scout from parties as foe where its hex is adjacent to rider's hex
    charge foe by rider

action galloping "Gallop"
    needs your gold is at least 2
    choose your scout from parties where known_around of (its hex) is at least 1
    choose a hex adjacent to scout's hex as ahead where its ground is not empty
    choose a hex from scout's hex towards ahead as goal until in_the_way of it where its ground is not empty
    lose 2 gold
    put scout into goal's party

action raising "Raise"
    needs your gold is at least 2
    choose your scout from parties where (top of its hex's ground)'s finder is you and its hex's yard is empty
    raise a work from your workshop onto scout's hex

action manning "Man a Tower"
    choose your tower from yards
    choose your scout from tower's hex's party
    man tower by scout

action coming_down "Come Down"
    choose your tower from yards where its garrison is not empty
    put all scouts from tower's garrison into tower's hex's party

action grinding "Grind"
    choose your mill from yards where it is working and its [F] is empty
    perform mill's grind

action harvesting "Harvest"
    choose your scout from parties
    choose a plot on scout's hex's ground where its house is not empty
    gain (harvest of plot) stores of plot's crop

action selling "Sell"
    choose a crop as sold where your stores of sold is at least 1
    lose 1 stores of sold
    gain (price of sold for day) gold
    if sold is either ore or fish
        gain 1 fame

action envoying "Send Envoys"
    choose an opponent where there are fewer than 4 flags in its hall
    put up to 2 flags from your box into opponent's hall
    gain 1 gold for each flag in your opponents' hall

action resting "Rest"
    choose your scout from parties where its wounds is at least 1 and there are at least 2 scouts in its hex's party
    scout loses (boldest of scout's hex) wounds
