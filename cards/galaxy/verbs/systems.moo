# Systems: planets, routes, bases.

# G29: a cube that is not black, on a planet of a system of one's own.
to settle cube onto system
    needs cube is in your hand
    needs cube's colour is not black
    needs controls of system for you is yes
    needs colonized of system is less than system's planets
    put cube into system's landing

# G30: three cubes of that colour if it is the system's, two if not.
to colonize by cube
    let colour be cube's colour
    let system be cube's system
    put cube into system's colonies
    repeat (harvest of cube for system + your harvest_bonus) times
        put a (cube from bank where its colour is colour) into your bag

# G32, G33.
to lay cube along track
    needs cube is in your hand
    needs opens of track for you is yes
    needs track's dispute is empty
    needs is_complete of track is no
    needs (takes of track for (cube's colour) by you) is yes
    put cube into track's route

# G40 to G42.
to found "place" base into system
    needs may_take of system for you is yes
    deploy base into system

# G36, G43, G67: rivals on the way to a system lose their routes, and conflicts with it end, when somebody takes control of it.
to deploy "place" base into system
    if system's bases is empty
        take_over system
    put base into system's bases
    check_goals
    take_politics with step (number of system's bases)

to take_over "take control of" system
    each opponent
        for each track where system is in its ends and runs of it for them is yes
            put all cubes from track's route into their bag
    end_conflicts_at system

# G37, G63: with the last base go the routes that touch the system.
to leave system
    end_conflicts_at system
    put all bases from system's bases into your stock
    for each track where system is in its ends
        put all cubes from track's route into your bag

# G17 to G19, G81: whose turn it is comes first.
to check_goals "see whether somebody has won"
    if there is a player where wins_now of it is yes
        reach_goals
        each opponent reaches_goals

to reach_goals
    if your bases_placed is 9
        end game by expanded, won by you
    if your start_systems is at least 2
        end game by usurped, won by you
    if your most_symbols is at least 5
        end game by dominant, won by you
