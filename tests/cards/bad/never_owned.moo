# Cards that lie in a place of the game belong to nobody, and nobody is their owner.

kind omen is card "omen"
    rank    1 to 9
    starts  omens
    works when it is in its owner's shelf

zone omens of omen "omens"

zone shelf of omen for each player "shelf"

omen raven "Raven"
    rank  1

omen magpie "Magpie"
    rank  2

kind raft is card "raft"
    owned   by_player
    starts  lake

zone lake of raft "lake"

raft log_raft "Log Raft"

action foretelling "Foretell"
    let last be bottom of omens
    last's owner gains 1 coin                           ### never-owned
    gain (number of (omens in omens where its owner is you)) coin     ### never-owned
    let best be the omen in omens where its rank is the highest
    best's owner gains 1 coin                           ### never-owned
    (top of omens)'s owner gains 1 coin                 ### never-owned
    choose an omen from omens
    omen's owner gains 1 coin                           ### never-owned
    put omen into your shelf
    omen's owner gains 1 coin

action floating "Float"
    (top of lake)'s owner gains 1 coin
