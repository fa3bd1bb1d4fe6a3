setup:
    let leader be the player with the highest fame
    the opponent with the lowest coin loses 1 food
    the player with the highest fame may gain 1 coin
    each player with the highest fame, by lowest coin
        draw 1 card
    each opponent with the lowest coin where it is not leader, by highest fame, by lowest food
        draw 1 card
    each player with the highest fame gains 1 coin
    for each (player with the highest fame where their coin is 1)
        player gains 1 coin
    for each player with the lowest fame where their coin is 1
        player gains 1 coin
    choose a player with the highest fame as target
    choose a (player with the highest fame where it is not leader) as rival
    put hand of the player with the lowest fame into deck
    if there are at least 2 players with the highest fame
        gain (number of players with the lowest fame) coin
