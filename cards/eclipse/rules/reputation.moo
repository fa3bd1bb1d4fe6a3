# Reputation tiles (R4, R98, R116).

kind reputation_tile is card "reputation tile"
    ru         "жетон репутации", "жетона репутации", "жетонов репутации"
    worth      1 to 4
    starts     reputation_bag
    discarded  reputation_bag

zone reputation_bag of reputation_tile "reputation bag"
    ru      "мешок репутации"
    order   none
    seen    nobody
    drawn   found_reputation

zone found_reputation of reputation_tile for each player "reputation tiles drawn"
    ru      "вытянутые жетоны репутации"
    seen    owner

zone reputation of reputation_tile for each player "reputation track"
    ru      "шкала репутации"
    seen    owner

# R98: how many tiles there is room for.
value reputation_spaces of player = lowest of (top of player's board)'s spaces and ((top of player's board)'s spaces + (top of player's board)'s embassies - number of player's envoys)

# R97 to R99: at most one of those that are drawn is kept, and if there is no room another one goes back for it.
to draw_reputation with count (number)
    draw (lowest of count and 5) reputation_tiles
    choose up to 1 reputation_tile from your found_reputation as wanted
    for each reputation_tile in wanted
        if your reputation is at least your reputation_spaces
            put a reputation_tile from your reputation into reputation_bag
        put reputation_tile into your reputation
    put all reputation_tiles from your found_reputation into reputation_bag

reputation_tile skirmish "Reputation 1"
    ru      "Репутация 1"
    worth   1
    copies  12

reputation_tile victory "Reputation 2"
    ru      "Репутация 2"
    worth   2
    copies  10

reputation_tile triumph "Reputation 3"
    ru      "Репутация 3"
    worth   3
    copies  7

reputation_tile legend "Reputation 4"
    ru      "Репутация 4"
    worth   4
    copies  4
