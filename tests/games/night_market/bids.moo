# The bids: three of each number.

bid lot_1 "1"
    rank    1
    copies  3

bid lot_2 "2"
    rank    2
    copies  3

bid lot_3 "3"
    rank    3
    copies  3

bid lot_4 "4"
    rank    4
    copies  3

bid lot_5 "5"
    rank    5
    copies  3

bid lot_6 "6"
    rank    6
    copies  3

bid lot_7 "7"
    rank    7
    copies  3

bid lot_8 "8"
    rank    8
    copies  3

bid lot_9 "9"
    rank    9
    copies  3

bid lot_10 "10"
    rank    10
    copies  3

bid lot_11 "11"
    rank    11
    copies  3

bid lot_12 "12"
    rank    12
    copies  3
