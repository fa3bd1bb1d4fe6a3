# Written by benchmarks/make_vanilla.py from the deck of the hand-written engine.

building vanilla_26 "Vanilla 26"
    colour  red
    cost    1 fleet
    income  1 fleet
    points  0
    copies  2

building vanilla_28 "Vanilla 28"
    colour  red
    cost    1 food, 1 fleet
    income  1 fleet
    points  1
    copies  2

building vanilla_30 "Vanilla 30"
    colour  red
    cost    2 fleet
    income  1 fleet
    points  1
    copies  2

building vanilla_32 "Vanilla 32"
    colour  red
    cost    1 food, 2 fleet
    income  1 food, 1 fleet
    points  1
    copies  2

building vanilla_34 "Vanilla 34"
    colour  red
    cost    3 fleet
    income  1 fleet
    points  2
    copies  2

building vanilla_36 "Vanilla 36"
    colour  red
    cost    2 fleet, 1 production
    income  2 fleet
    points  1
    copies  2

building vanilla_38 "Vanilla 38"
    colour  red
    cost    1 food, 3 fleet
    income  2 fleet
    points  1
    copies  2

building vanilla_40 "Vanilla 40"
    colour  red
    cost    2 food, 3 fleet, 1 production
    income  1 fleet
    points  3
    copies  2

building vanilla_42 "Vanilla 42"
    colour  red
    cost    4 fleet, 1 production
    income  1 fleet
    points  4
    copies  2

building vanilla_44 "Vanilla 44"
    colour  red
    cost    2 food, 4 fleet, 1 production
    points  5
    marked  yes
    copies  2

building vanilla_46 "Vanilla 46"
    colour  red
    cost    2 food, 4 fleet, 2 production
    points  6
    marked  yes
    copies  2
