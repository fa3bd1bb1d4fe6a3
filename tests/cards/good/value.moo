value attack_cost against player = 2 fleet
value system_limit of player = 4
value discount for system = 0
value reach of star for least (number) against rival (player) by player to most (number) with fleet (number) = 3
value joined of sector for other (sector) = edge of sector for other is open

value attack_limit
    3 if number of players is 2
    1 otherwise

value strength "strength" of player = 0
    ru "сила"

value rank_of "rank" of player
    ru "чин", "чина"
    2 if player's fleet is at least 5
    1 otherwise
