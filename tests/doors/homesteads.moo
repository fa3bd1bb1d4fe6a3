game homesteads "Homesteads"
    players  2 to 4

resource timber for each player "timber"

resource grain for each player "grain"

kind field is place "field"

kind spot is place "spot"
    fields  field, several

kind trail is place "trail"
    ends    spot, spot

kind soil is card "soil"
    yields  resource
    number  1 to 6
    starts  heap

kind d6 is die "die"

board valley of field "Valley"
    form        hexagons
    reach       1
    on_corners  spot
    on_sides    trail

relation joined of spot
    from trail's ends

zone heap of soil "heap"
    face    down

zone ground of soil for each field "ground"
    holds   1

mark farmer for each spot "farmer"
    names  player

mark builder for each trail "builder"
    names  player

value is_free of spot = spot's farmer is nobody and there is no (spot joined to spot where its farmer is not nobody)

value is_reached of spot by player = there is a trail where spot is in its ends and its builder is player

value is_closed of spot to player = spot's farmer is not nobody and spot's farmer is not player

action building "Build a trail"
    pay 1 timber
    choose a trail where its builder is nobody and there is a spot in its ends where its farmer is you or (is_reached of it by you)
    set trail's builder to you

action settling "Settle"
    pay 1 timber, 2 grain
    choose a spot where is_free of it and (is_reached of it by you)
    set spot's farmer to you

to reap
    roll 1 d6 as thrown
    for each field where (top of its ground)'s number is total of thrown
        for each (spot where field is in its fields and its farmer is not nobody)
            spot's farmer gains 1 yields of (top of field's ground)

setup:
    shuffle heap
    for each field
        put top of heap into field's ground

play:
    each player
        choose a spot where is_free of it
        set spot's farmer to them
        choose a trail where spot is in its ends and its builder is nobody
        set trail's builder to them
    repeat 15 times
        each player
            they reap
            may perform an action

scoring:
    each player
        score number of (spots where its farmer is they)
        score longest way along (trails where its builder is they) not through (spots where (is_closed of it to them))
    rank by their grain

soil wood "Wood {number}"
    yields  timber
    number  each

soil meadow "Meadow {number}"
    yields  grain
    number  each
