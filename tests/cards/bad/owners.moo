# Whose things are.

kind raft is card "raft"
    owned   by_player
    starts  shipyard

kind boat is card "boat"
    owned   by_anybody                      ### wrong-fact
    starts  docks                           ### wrong-place

zone shipyard of raft for each player "shipyard"

zone docks of boat for each player "docks"

zone lake of card "lake"

action floating "Float"
    put all your rafts from lake into your shipyard
    put all your stalls from lake into rubbish      ### wrong-owner
    put your raft into lake                         ### missing-place
    put your coin from lake into lake               ### wrong-kind
    choose your raft from hand                      ### missing-owner
