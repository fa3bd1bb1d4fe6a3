# Population: the three tracks of a player, what they produce, the squares of sectors, colony ships (R12, R17, R18, R33 to
# R36, R74, R112).

counter cubes of good for each player "cubes on the track"
    ru     "фишка на шкале", "фишки на шкале", "фишек на шкале"
    range  0 to 12
    start  11

# A square takes the cubes of one track, a grey one those of any, that of an orbital credits or science.
kind square is place "population square"
    ru        "ячейка населения", "ячейки населения", "ячеек населения"
    good      credits, science, materials, optional
    any       yes, no
    orbit     yes, no
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

value income of player = production of player's cubes of credits

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
    yes if square's any is yes
    good is not materials if square's orbit is yes
    square's good is good otherwise

value can_settle of square for good (word) by player
    no if square's people is settled
    no if square's advanced is yes and not (fills_advanced of good for player)
    no if player's cubes of good is 0
    takes of square for good otherwise

value has_space of good (word) for player = player's cubes of good is at most 11

value has_cubes of good (word) for player = player's cubes of good is at least 1

value has_room of square for player = (can_settle of square for credits by player) or (can_settle of square for science by player) or (can_settle of square for materials by player)

# ---- what is done ---------------------------------------------------------------------------------------------------

to fill square by good (word)
    lose 1 cubes of good
    set square's people to settled

# R34, R74: a cube of a square that takes several may go back to any of their tracks, and to any where the right one is full.
to vacate square
    needs square's people is settled
    set square's people to bare
    choose a good as track where (can_return of square for it by you)
    gain 1 cubes of track

value own_track_is_full of square for player = (not (takes of square for credits) or player's cubes of credits is 12) and (not (takes of square for science) or player's cubes of science is 12) and (not (takes of square for materials) or player's cubes of materials is 12)

value can_return of square for good (word) by player
    no if player's cubes of good is 12
    yes if own_track_is_full of square for player
    takes of square for good otherwise

# R18, R33
action settling "Send a colony ship", at any time in your turn
    ru "Отправить колониальный корабль"
    needs your acting is 1
    choose one
        option "In a sector"
            ru "В секторе"
            colonize a square on tiles_laid
        option "On an orbital"
            ru "На орбитальной станции"
            colonize a square on structures_laid

to colonize square
    needs your ready_ships is at least 1
    needs square's body's hex's ruler is you
    needs has_room of square for you
    pay 1 colony_ship from your ready_ships into your used_ships
    settle square

to settle square
    needs square's body's hex's ruler is you
    needs has_room of square for you
    if square's any is yes or square's orbit is yes
        choose a good as track where (can_settle of square for it by you)
        fill square by track
    otherwise
        fill square by square's good
