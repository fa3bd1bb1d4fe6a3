# The three population tracks of a player: the cubes that still lie on them, and what they produce (R12, R17, R112).

counter credit_cubes for each player "cubes on the money track"
    ru     "фишка на шкале денег", "фишки на шкале денег", "фишек на шкале денег"
    range  0 to 12
    start  11

counter science_cubes for each player "cubes on the science track"
    ru     "фишка на шкале науки", "фишки на шкале науки", "фишек на шкале науки"
    range  0 to 12
    start  11

counter material_cubes for each player "cubes on the materials track"
    ru     "фишка на шкале материалов", "фишки на шкале материалов", "фишек на шкале материалов"
    range  0 to 12
    start  11

# The highest number that is not covered; a twelfth cube covers the 2, too.
table production of cubes (number) by cubes
    up to 0     28
    1           24
    2           21
    3           18
    4           15
    5           12
    6           10
    7           8
    8           6
    9           4
    10          3
    11          2
    12 or more  0

value income of player = production of player's credit_cubes
