# Written by benchmarks/make_vanilla.py from the deck of the hand-written engine.

building vanilla_00 "Vanilla 0"
    colour  blue
    cost    1 food
    income  1 food
    points  0
    copies  2

building vanilla_02 "Vanilla 2"
    colour  blue
    cost    2 food
    income  1 food
    points  1
    copies  2

building vanilla_04 "Vanilla 4"
    colour  blue
    cost    2 food, 1 fleet
    income  2 food
    points  1
    copies  2

building vanilla_06 "Vanilla 6"
    colour  blue
    cost    3 food
    income  1 food
    points  2
    copies  2

building vanilla_08 "Vanilla 8"
    colour  blue
    cost    3 food, 1 fleet
    income  1 food, 1 fleet
    points  1
    copies  2

building vanilla_10 "Vanilla 10"
    colour  blue
    cost    2 food, 1 production
    income  1 production
    points  1
    copies  2

building vanilla_12 "Vanilla 12"
    colour  blue
    cost    3 food, 1 production
    income  2 food
    points  2
    copies  2

building vanilla_14 "Vanilla 14"
    colour  blue
    cost    4 food, 1 production
    income  1 food
    points  3
    copies  2

building vanilla_16 "Vanilla 16"
    colour  blue
    cost    4 food, 2 fleet
    income  2 food
    points  2
    copies  2

building vanilla_18 "Vanilla 18"
    colour  blue
    cost    3 food, 1 fleet, 1 production
    income  1 food, 1 production
    points  2
    copies  2

building vanilla_20 "Vanilla 20"
    colour  blue
    cost    5 food, 1 fleet, 1 production
    income  1 food
    points  4
    copies  2

building vanilla_22 "Vanilla 22"
    colour  blue
    cost    5 food, 2 production
    points  5
    marked  yes
    copies  2

building vanilla_24 "Vanilla 24"
    colour  blue
    cost    6 food, 2 fleet, 2 production
    points  7
    marked  yes
    copies  2
