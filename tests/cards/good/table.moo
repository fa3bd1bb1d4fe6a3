table upkeep of player by player's discs
    13, 12, 11 or more  0
    10                  1
    up to 9             2

table cost "cost" of ship for kind_of (word) by kind_of, ship's size
    ru       "цена"
    size     1  2 to 3  4 or more
    cruiser  5  4       -1
    carrier  2  3       4

table steps by number_of_players
    1, 2        3
    3 or more   4
