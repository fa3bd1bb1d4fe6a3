# What a table says twice, or not at all.

table by_grain of player by player's grain
    0 to 4     1
    5, 6       2                                ### missing-case

table by_coin of player by player's coin
    0 to 10    1
    10         2                                ### duplicate

table by_fame of player by player's fame
    0          1
    3 or more  2                                ### missing-case

table by_day of player by day - 1
    0          1                                ### missing-case
    1 or more  2

table by_open of player by player's fame
    up to 3    1                                ### duplicate
    2          0
    4 or more  2

table by_more of player by player's grain
    0 to 9     1
    10         2                                ### out-of-bounds

table by_wide of player by player's fame
    0 to 2000  1                                ### out-of-bounds
    2001 or more   2

table by_far of player by player's fame
    0          1
    5000 or more   2                            ### missing-case

table by_colour of stall by stall's colour
    red, blue  1                                ### missing-case

table by_words of stall by stall's colour
    red, blue  1
    pink       1                                ### unknown-word
    green      0

table by_number of stall by stall's colour
    3          1                                ### wrong-kind

table by_name of player by player's grain
    red        1                                ### wrong-kind

table short of player by player's grain
    0 to 8     1
    9          1  2                             ### missing-case

table worded of player by player's grain
    0 to 8     red
    9          2                                ### wrong-kind

table inked of player by player's grain
    0 to 8     red
    9          pink                             ### unknown-word

table sown of player by player's grain
    0 to 8     grain
    9          red                              ### unknown-resource

table cornered of stall by stall's colour, stall's points       ### missing-case
    red    1
    blue   2

table full of stall by stall's colour, stall's points
    points  0 to 2  3, 4, 5
    red     1       2
    green   1                                   ### missing-case
    blue    1       2

table by_who of player by player                ### wrong-kind
    1      2

table long of player by player's fame
    0 to 900        1
    901 to 1800     2
    1801 or more    3                           ### out-of-bounds
