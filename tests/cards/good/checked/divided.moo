# What is divided, and what there is for each few things.

value share of player = player's coin divided by 3

action dividing "Divide"
    pay (number of stalls in your hand divided by 5) coin
    gain (your coin divided by 2) coin
    gain 2 coin for each 3 stalls in your lanes
    gain 1 fame for each 2 red stalls in your lanes
    gain (share of you) coin
    gain (2 times your coin divided by 4 + 1) coin
    if your coin divided by 2 is at least 3
        draw (number of stalls in your hand divided by 2) cards

stall press "Press"
    colour  red
    price   1 coin
    points  1

    end of game:
        score your coin divided by 2
        score 3 for each 2 stalls in your lanes
        score number of stalls in your hand divided by 7
