# Written by benchmarks/make_vanilla.py from the deck of the hand-written engine.

building vanilla_48 "Vanilla 48"
    colour  yellow
    cost    1 production
    income  1 food
    points  0
    copies  2

building vanilla_50 "Vanilla 50"
    colour  yellow
    cost    1 food, 1 production
    income  1 production
    points  0
    copies  2

building vanilla_52 "Vanilla 52"
    colour  yellow
    cost    1 fleet, 1 production
    income  1 production
    points  0
    copies  2

building vanilla_54 "Vanilla 54"
    colour  yellow
    cost    2 food, 1 production
    income  1 production
    points  1
    copies  2

building vanilla_56 "Vanilla 56"
    colour  yellow
    cost    1 food, 1 fleet, 1 production
    income  1 food, 1 production
    points  1
    copies  2

building vanilla_58 "Vanilla 58"
    colour  yellow
    cost    2 production
    income  1 production
    points  2
    copies  2

building vanilla_60 "Vanilla 60"
    colour  yellow
    cost    2 food, 1 fleet, 1 production
    income  1 fleet, 1 production
    points  1
    copies  2

building vanilla_62 "Vanilla 62"
    colour  yellow
    cost    3 food, 2 production
    income  1 production
    points  3
    copies  2

building vanilla_64 "Vanilla 64"
    colour  yellow
    cost    2 fleet, 2 production
    income  1 production
    points  3
    copies  2

building vanilla_66 "Vanilla 66"
    colour  yellow
    cost    2 food, 2 fleet, 2 production
    points  5
    marked  yes
    copies  2

building vanilla_68 "Vanilla 68"
    colour  yellow
    cost    3 food, 1 fleet, 3 production
    points  7
    marked  yes
    copies  2
