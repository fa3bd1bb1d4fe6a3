# A battle of small fleets: everybody gives a secret order at once, ships turn on a compass, shoot with dice, ram, board,
# are damaged, taken and sunk. A made-up game of things that belong to somebody, carry something, work on one another, and
# of what nobody sees. What is done stands in deeds.moo, what stands on cards in ships.moo, signals.moo and officers.moo.

game broadside "Broadside"
    players     2 to 4
    ordered_by  owner

ending calm "only one fleet is left afloat"

counter glory for each player "glory"
    range  0 or more

counter canvas for each player "canvas"
    range  0 to 9

counter day "day"
    range  0 or more

# ---- the compass -----------------------------------------------------------------------------------------------------

kind point is place "point"
    ru  "румб"

board compass of point "Compass"
    ru      "Компас"
    form    ring
    length  8

relation next of point "next"
    from compass

kind wind is card "wind"
    starts  locker

zone locker of wind "locker"

zone sky of wind for each point "sky"

# ---- ships, guns, orders and officers ----------------------------------------------------------------------------------

kind ship is card "ship"
    owned      by_player
    hull       2 to 6
    crew       1 to 4
    guns       gun, several, optional
    ally       ship, optional
    faces      sound, wrecked
    starts     shipyard
    discarded  deep
    works when it is in its owner's line and its stance is ready and its face is sound

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
    works when it is in its owner's mast

kind officer is card "officer"
    starts  mess
    works when it is in its owner's quarterdeck

kind shot is die "shot die"
    faces   splash, 2 to 5, hit
    harm    1

kind shell is die "shell die"
    faces   splash, splash, 3, 4, hit, hit
    harm    2

counter damage for each ship "damage"
    range    0 to 6
    kept_in  line, prizes

mark stance for each ship "stance"
    words    ready, reeling
    kept_in  line

mark prey for each ship "prey"
    names    ship
    kept_in  line

mark heading for each ship "heading"
    names    point
    kept_in  line

# ---- places ----------------------------------------------------------------------------------------------------------

zone arsenal of gun for each player "arsenal"
    order   none
    drawn   hold

zone hold of gun for each player "hold"

zone shipyard of ship for each player "shipyard"

zone line of ship for each player "line of battle"

zone prizes of ship for each player "prizes"

zone deep of ship "the deep"

zone flags of signal for each player "flags"
    seen    owner

zone mast of signal for each player "mast"

zone mess of officer "mess"
    face    down

zone quarterdeck of officer for each player "quarterdeck"

zone deck of gun for each ship "deck"
    holds   2

# ---- numbers ---------------------------------------------------------------------------------------------------------

value winds = points' sky

value fair_wind of ship
    yes if number of (points within 1 step of ship's heading along next where its sky is not empty) is at least 1
    no otherwise

value company of ship
    1 if ship's ally is in ship's owner's line
    0 otherwise

value reach of ship
    highest of (ship's crew + company of ship + 1) and 1 if fair_wind of ship
    highest of (ship's crew + company of ship) and 1 otherwise

value strength of ship against other (ship)
    2 times (reach of ship) if other's stance is reeling
    reach of ship otherwise

value strikes of die for ship against other (ship)
    yes if die's face is hit
    yes if die's face is not splash and die's face + (strength of ship against other) is at least 6 + cover of (other's owner)
    no otherwise

value grapple of ship against target (ship) by player = ship's crew + boarders of player - target's crew

value ransom of ship = highest of ship's crew, (ship's hull - 1) and 2

value afloat of player = number of player's line
value cover of player = 0
value drill of player = 0
value boarders of player = 0
value salvo of player = 0

# ---- the course of the game ------------------------------------------------------------------------------------------

setup:
    put top of locker into compass_1's sky
    shuffle mess
    each player
        put top of mess into their quarterdeck
        fit_out

play:
    repeat at most 8 times while day is less than 8
        gain 1 day
        announce start of day
        phase orders "Orders"
            each player at once where their line is not empty
                choose a signal from their flags as chosen
                put chosen into their mast
            each player
                gain (lowest of their afloat, 3 and (day + 1)) canvas
            each player at once where their hold is not empty
                may
                    discard a gun from their hold
                    gain 1 canvas
        phase manoeuvre "Manoeuvres"
            take turns, by highest canvas, by lowest glory while their canvas is at least 1
                perform an action
        phase battle "Battle"
            each player, by highest glory
                for each signal in their mast
                    perform its order
                put all signals from their mast into their flags
        phase evening "Evening"
            for each ship in everybody's line
                if its stance is reeling
                    set its stance to ready
            each player with the lowest glory
                choose a wind from winds
                choose a point next to wind's point
                put wind into point's sky
            for each player where its line is empty
                put player out of the game
            if number of (players where their line is not empty) is at most 1
                end game by calm, won by the player with the highest afloat

scoring:
    each player
        score their glory
        if not (they are out)
            score 2 times their afloat + 2 times number of their prizes
    rank by their result
    rank by their afloat

variant short "Short battle"

    setup:
        gain 4 day
        put top of locker into compass_1's sky
        each player
            fit_out
