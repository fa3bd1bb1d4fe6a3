value plan of ship = the blueprint in plans where its class is ship's class and its owner is ship's owner
value best of player
    the ship in player's fleet where its rank is 1 if day is 2
    nobody otherwise

action signalling
    let flag be the ship in fleet where its rank is 9
    flip the ship in fleet where its rank is 3
    (the player where their fame is 3)'s left gains 1 coin
    if flag is the ship in dock where its rank is 3
        put (the ship in fleet where its rank is 3) into (the port in sea where it is empty)'s berth
    gain (number of (cards in (top of dock)'s cargo where it is red)) coin
    choose a ship from (top of sea)'s berth where its rank is big of (day + 1) for (coin + 1)
