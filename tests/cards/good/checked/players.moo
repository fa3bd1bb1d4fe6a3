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

action hurrying "Hurry"
    needs your coin is at least 1
    pay 1 coin
    perform an action where it is either building or opening as done
    perform an action where it is not done
    if done is building
        gain 1 fame

action dawdling "Dawdle"
    perform an action where it is either visiting or resting

action triumph "Triumph"
    needs your fame is at least 20
    if your coin is at least 2
        end game by market_day, won by you
    if your coin is at least 1
        end game, won by the player with the highest fame
    end game

action snoozing "Snooze"
    choose an opponent
    opponent skips a turn
    skip 2 turns
    your left takes another turn

action rushing "Rush"
    pay 1 grain
    take another turn
    may
        pay 1 coin
        end turn
    gain 1 fame

action duelling "Duel"
    pay 3 coin
    choose an opponent as rival
    put rival out of the game
    put an opponent out of the game
    if rival is out and you are not out
        gain 1 fame

variant regatta "Regatta"

    play:
        take turns from first's right rightwards while their hut is not empty
            pay 1 worker from their hut into their field
        take turns, by highest fame, by lowest lead while their field is not empty
            pay 1 worker from their field into their hut
        take turns from first leftwards while their coin is at least 1
            lose 1 coin

action beginning "Begin"
    each player where their coin is at least 3
        set first to them
    choose an opponent as rival
    rival may set first to them
    may set first to you

action handing_on "Hand on"
    each player at once
        choose 2 cards from their hand as passed
        put passed into their left's hand
    each player at once
        put all cards from their hand into their left's hand
