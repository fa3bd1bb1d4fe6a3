# Written by benchmarks/make_vanilla.py from the deck of the hand-written engine.

building vanilla_70 "Vanilla 70"
    colour  grey
    cost    1 food
    points  1
    copies  2

building vanilla_72 "Vanilla 72"
    colour  grey
    cost    1 fleet
    points  1
    copies  2

building vanilla_74 "Vanilla 74"
    colour  grey
    cost    1 food, 1 fleet
    income  1 food
    points  0
    copies  2

building vanilla_76 "Vanilla 76"
    colour  grey
    cost    2 food, 1 fleet
    points  2
    copies  2

building vanilla_78 "Vanilla 78"
    colour  grey
    cost    1 food, 2 fleet
    income  1 fleet
    points  1
    copies  2

building vanilla_80 "Vanilla 80"
    colour  grey
    cost    1 food, 1 fleet, 1 production
    points  3
    copies  2

building vanilla_82 "Vanilla 82"
    colour  grey
    cost    3 food, 1 fleet
    income  1 food
    points  2
    copies  2

building vanilla_84 "Vanilla 84"
    colour  grey
    cost    2 food, 2 fleet, 1 production
    points  4
    copies  2

building vanilla_86 "Vanilla 86"
    colour  grey
    cost    3 food, 2 fleet, 1 production
    points  5
    marked  yes
    copies  2

building vanilla_88 "Vanilla 88"
    colour  grey
    cost    3 food, 3 fleet, 2 production
    points  7
    marked  yes
    copies  2
