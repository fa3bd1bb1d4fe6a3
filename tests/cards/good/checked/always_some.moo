# Changes for some cards and some players only, and limits of numbers, of amounts and of what is counted.

counter herbs for each player "herbs"
    range  0 to 9
    limit  shelf

value shelf of player = 3

stall guild "Guild"
    colour  red
    price   2 coin
    points  1

    always:
        rebate of you for stalls is 1
        your rebate for blue stalls is 2
        your rebate for (stalls in your hand where its points is at least 2) is 1 more
        toll against (players where their coin is at least 3) is 1 coin more
        your room is at most 6
        harvest of players is at least 2
        toll against you is at most 2 coin + 1 grain
        toll against players is at least 1 coin
        your shelf is 2 more

    on build:
        gain 2 herbs
