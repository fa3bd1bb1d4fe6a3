# What the properties of cards do.

to make_ready "put a base on" project
    needs size of project for yard is at least 1
    needs project's prepared is empty
    put top of your stock into project's prepared

# Along a track, without a route.
to reach_out "place a base from your stock in a neutral system that a track joins to one of yours"
    needs your stock is not empty
    choose a system where neutral of it is yes and is_beside of it for you is yes
    deploy top of your stock into system

to hold_up "let skip a turn" rival (player)
    needs tokens is not empty
    put top of tokens into rival's absences

to exchange_cube "put a cube that is not black from your bag into the bank and take one of another colour"
    needs there is a cube in your bag where exchanges of it is yes
    choose a cube from your bag as spent where exchanges of it is yes
    put spent into bank
    put a (cube from bank where its colour is not black and its colour is not spent's colour) into your bag

to call_off "end the conflict" along track
    needs track's dispute is not empty
    needs fights of track for you is yes
    let conflict be top of track's dispute
    relieve conflict
    put conflict under conflict_deck's stack

to extend_turn "take another turn after this one"
    set again to 1

to swallow_a_system "put a black hole token on a neutral system that is not a start system"
    needs tokens is not empty
    needs there is a system where neutral of it is yes and its site is not start
    swallow a system

to free_a_system "remove a black hole token from a system that is not a start system"
    needs there is a system where its cover is not empty and its site is not start
    free a system

# G15: cubes on its planets go to the bank; routes and conflicts on the way to it go back.
to swallow "put a black hole on" system
    needs tokens is not empty
    needs neutral of system is yes
    needs system's site is not start
    put all cubes from system's colonies into bank
    for each track where system is in its ends
        each player
            if runs of track for them is yes
                put all cubes from track's route into their bag
            if fights of track for them is yes
                call_up top of track's dispute to them
    put top of tokens into system's cover

# G16.
to free "remove the black hole from" system
    needs system's cover is not empty
    needs system's site is not start
    put all holes from system's cover into tokens
