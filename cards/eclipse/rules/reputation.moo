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
    drawn   reputation

zone reputation of reputation_tile for each player "reputation track"
    ru      "шкала репутации"
    seen    owner

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
