# Things that belong to a player wherever they lie.

kind raft is card "raft"
    owned       by_player
    planks      0 to 9
    starts      slipway
    discarded   slipway
    works when it is in its owner's bay

zone slipway of raft for each player "slipway"

zone bay of raft for each player "bay"

zone lake of raft "lake"

action floating "Float"
    put all rafts from your slipway into lake
    if there is an opponent's raft in lake
        gain (number of your rafts in lake) coin
    gain (total planks of your opponents' rafts in lake) fame
    choose your raft from lake where its planks is at least 1
    put it into your bay

action boarding "Board"
    choose an opponent's raft from lake
    raft's owner gains 2 coin
    put raft into your bay
    if raft's holder is you and raft's owner is not you
        gain 1 coin
    for each opponent's raft in your bay
        discard it

action gathering "Gather"
    put up to 2 of your rafts from lake into your bay
    discard all your rafts from lake

raft log_raft "Log Raft"
    planks  3
    copies  2

    always:
        your harvest is 1 more

scenario "a raft brings its owner coins"
    given
        lake is [log_raft]
        rival's bay is [log_raft]
    when
        you perform gathering
    then
        your bay is [log_raft]
        rival's bay is [log_raft]
