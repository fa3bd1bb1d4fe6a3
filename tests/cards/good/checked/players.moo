# Who has the most of something, and players in an order of their own.

value lead of player = player's fame - player's coin

action racing "Race"
    let leader be the player with the highest fame
    leader gains 1 coin
    if leader is you
        gain 1 fame
    the opponent with the lowest coin loses 1 fame
    the player with the highest lead may gain 1 coin
    each player with the highest fame gains 1 grain
    each opponent with the lowest lead where their coin is at least 1
        lose 1 coin
    each player, by lowest fame, by highest lead
        may gain 1 coin
    for each player with the lowest fame
        player gains 1 coin
    choose an opponent with the highest coin as rival
    rival loses 1 coin
    if there are at least 2 players with the highest grain
        gain (number of players with the lowest fame) coin

action wondering "Wonder"
    if the player with the highest fame is nobody or the player with the lowest coin is not you
        gain 1 coin
    your right gains 1 coin

variant regatta "Regatta"

    play:
        take turns from first's right rightwards while their hut is not empty
            pay 1 worker from their hut into their field
        take turns, by highest fame, by lowest lead while their field is not empty
            pay 1 worker from their field into their hut
        take turns from first leftwards while their coin is at least 1
            lose 1 coin
