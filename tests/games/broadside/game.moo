# A battle of small fleets: everybody gives a secret order at once, ships shoot with dice, are damaged, and sink. A
# made-up game of things that belong to somebody, carry something, work on one another, and of what nobody sees.

game broadside "Broadside"
    players     2 to 4
    ordered_by  owner

ending calm "only one fleet is left afloat"

counter glory for each player "glory"
    range  0 or more

counter day "day"
    range  0 or more

# ---- ships and guns --------------------------------------------------------------------------------------------------

kind ship is card "ship"
    owned      by_player
    hull       2 to 6
    crew       1 to 4
    starts     shipyard
    discarded  deep
    works when it is in its owner's line and its stance is ready

kind gun is card "gun"
    owned      by_player
    calibre    1 to 3
    starts     arsenal
    discarded  arsenal
    works when it is in its ship's deck

kind signal is card "signal"
    owned   by_player
    effect  order
    starts  flags

kind shot is die "shot die"
    faces   splash, 2 to 5, hit
    harm    1

kind shell is die "shell die"
    faces   splash, splash, 3, 4, hit, hit
    harm    2

counter damage for each ship "damage"
    range    0 to 6
    kept_in  line

mark stance for each ship "stance"
    words    ready, reeling
    kept_in  line

mark prey for each ship "prey"
    names    ship
    kept_in  line

# ---- places ----------------------------------------------------------------------------------------------------------

zone arsenal of gun for each player "arsenal"
    order   none
    drawn   hold

zone hold of gun for each player "hold"

zone shipyard of ship for each player "shipyard"

zone line of ship for each player "line of battle"

zone deep of ship "the deep"

zone flags of signal for each player "flags"
    seen    owner

zone mast of signal for each player "mast"

zone deck of gun for each ship "deck"
    holds   2

# ---- numbers ---------------------------------------------------------------------------------------------------------

value reach of ship = highest of ship's crew and 1

value strength of ship against other (ship)
    2 times (reach of ship) if other's stance is reeling
    reach of ship otherwise

value strikes of die for ship against other (ship)
    yes if die's face is hit
    yes if die's face is not splash and die's face + (strength of ship against other) is at least 6 + cover of (other's owner)
    no otherwise

value afloat of player = number of player's line
value cover of player = 0

# ---- what is done ----------------------------------------------------------------------------------------------------

to fire ship
    needs ship's deck is not empty
    roll (number of (guns in ship's deck where its calibre is at most 2)) shots, (number of (guns in ship's deck where its calibre is 3)) shells as thrown
    repeat at most 2 times while thrown is not empty
        choose a die from thrown as ball
        choose an opponent's ship from everybody's line as mark
        land ball onto mark by ship
        discard ball

to land die onto target (ship) by ship
    set ship's prey to target
    if (strikes of die for ship against target)
        target gains (die's harm) damage
        gain 1 glory
    if target's damage is at least target's hull
        sink target

to sink ship
    for each gun in ship's deck
        put gun into your hold
    discard ship
    gain 2 glory

to mend ship
    needs ship's damage is more than 0
    ship loses 2 damage
    set ship's stance to ready

to arm ship
    needs ship's deck is not full
    needs your hold is not empty
    put top of your hold into ship's deck

# ---- the course of the game ------------------------------------------------------------------------------------------

setup:
    each player
        put all ships from their shipyard into their line
        draw 4 guns
        for each ship in their line, by highest crew, by lowest hull
            arm it

play:
    repeat at most 8 times
        gain 1 day
        phase orders "Orders"
            each player at once where their afloat is at least 1
                choose a signal from their flags as chosen
                put chosen into their mast
        phase battle "Battle"
            each player, by highest glory
                for each signal in their mast
                    perform its order
                put all signals from their mast into their flags
        phase evening "Evening"
            for each ship in everybody's line
                if its stance is reeling
                    set its stance to ready
            if number of (players where their afloat is at least 1) is at most 1
                end game by calm

scoring:
    each player
        score their glory + 2 times their afloat
    rank by their result
    rank by their afloat

# ---- signals ---------------------------------------------------------------------------------------------------------

signal full_fire "Full Fire"

    order:
        for each ship in your line where its deck is not empty
            fire ship

signal repairs "Repairs"

    order:
        for each ship in your line where its damage is more than 0
            mend ship

signal to_arms "To Arms"

    order:
        draw 1 gun
        may
            choose a ship from your line where its deck is not full
            arm ship

signal scatter "Scatter"

    order:
        choose your ship from your line
        gain (number of players) glory

    always:
        your cover is 1 more
