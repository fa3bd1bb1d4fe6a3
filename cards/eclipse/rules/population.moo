# Population: the three tracks of a player, what they produce, the squares of sectors, colony ships (R12, R17, R18, R33 to
# R36, R74, R112).

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

# A square takes the cubes of one track, or of any; that of an orbital takes credits or science.
kind square is place "population square"
    ru        "ячейка населения", "ячейки населения", "ячеек населения"
    good      credits, science, materials, any, orbit
    advanced  yes, no

mark people for each square "population"
    words  bare, settled

kind colony_ship is piece "colony ship"
    ru      "колониальный корабль", "колониального корабля", "колониальных кораблей"
    owned   by_player
    home    colony_ship_box

zone colony_ship_box of colony_ship for each player "colony ships in the tray"
    ru      "колониальные корабли в органайзере"
    start   4

zone ready_ships of colony_ship for each player "colony ships face up"
    ru  "готовые колониальные корабли"

zone used_ships of colony_ship for each player "colony ships face down"
    ru  "использованные колониальные корабли"

# ---- numbers --------------------------------------------------------------------------------------------------------

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

value cubes_left of good (word) for player
    player's credit_cubes if good is credits
    player's science_cubes if good is science
    player's material_cubes otherwise

# R35
value fills_credits of player = no
value fills_science of player = no
value fills_materials of player = no

value fills_advanced of good (word) for player
    player's fills_credits if good is credits
    player's fills_science if good is science
    player's fills_materials otherwise

# R34 to R36
value takes of square for good (word)
    yes if square's good is good
    yes if square's good is any
    good is not materials if square's good is orbit
    no otherwise

value can_settle of square for good (word) by player
    no if square's people is settled
    no if square's advanced is yes and not (fills_advanced of good for player)
    takes of square for good if cubes_left of good for player is at least 1
    no otherwise

value has_room of square for player = (can_settle of square for credits by player) or (can_settle of square for science by player) or (can_settle of square for materials by player)

# ---- what is done ---------------------------------------------------------------------------------------------------

to fill square by good (word)
    take_cube good
    set square's people to settled

to take_cube good (word)
    if good is credits
        lose 1 credit_cubes
    otherwise if good is science
        lose 1 science_cubes
    otherwise
        lose 1 material_cubes

to put_cube good (word)
    if good is credits
        gain 1 credit_cubes
    otherwise if good is science
        gain 1 science_cubes
    otherwise
        gain 1 material_cubes

# R34, R74: a cube of a square that takes several may go back to any of their tracks, and to any where the right one is full.
to vacate square
    needs square's people is settled
    set square's people to bare
    choose a good from credits, science, materials as track where (can_return of square for it by you)
    put_cube track

value has_space of good (word) for player = cubes_left of good for player is at most 11

value own_track_is_full of square for player
    not (has_space of credits for player) if square's good is credits
    not (has_space of science for player) if square's good is science
    not (has_space of materials for player) if square's good is materials
    not (has_space of credits for player) and not (has_space of science for player) if square's good is orbit
    no otherwise

value can_return of square for good (word) by player
    no if not (has_space of good for player)
    yes if own_track_is_full of square for player
    takes of square for good otherwise

# R18, R33
action settling "Send a colony ship", at any time in your turn
    ru "Отправить колониальный корабль"
    needs your acting is 1
    pay 1 colony_ship from your ready_ships into your used_ships
    choose one
        settle a square on tiles_laid
        settle a square on structures_laid

to settle square
    needs square's body's hex's ruler is you
    needs has_room of square for you
    if square's good is either any or orbit
        choose a good from credits, science, materials as track where (can_settle of square for it by you)
        fill square by track
    otherwise
        fill square by square's good
