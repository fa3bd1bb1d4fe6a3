# What follows the battles: population, discs, discoveries, repair (R101 to R106, R111).

counter graves of good for each player "cubes in the graveyard"
    ru     "фишка в могильнике", "фишки в могильнике", "фишек в могильнике"
    range  0 to 33

# R101: all ships in the sector attack together.
counter blows
    range  0 or more

# ---- numbers --------------------------------------------------------------------------------------------------------

value bombs_planets of player = no
value absorbs_neutrons of player = no

# R120
value is_fragile of player = no

value settled_in of place (hex) = number of (squares on place's tile where its people is settled) + number of (squares on place's structures where its people is settled)

# R101: cubes have no shields.
value strikes of die with aim (number)
    yes if die's face is burst
    no if die's face is miss
    die's face + aim is at least 6 otherwise

value is_intruder of player for place (hex) = place's ruler is not nobody and place's ruler is not player and own_ships of place for player is at least 1

# ---- what is done ---------------------------------------------------------------------------------------------------

to end_combat
    for each sector in tiles_laid, by highest sector_number
        each player where is_intruder of them for sector's hex and settled_in of (sector's hex) is at least 1
            attack_people sector's hex
    for each sector in tiles_laid, by highest sector_number
        change_hands sector's hex
    for each sector in tiles_laid, by highest sector_number
        share_out sector's hex
    for each vessel in fleets where its damage is at least 1
        set vessel's damage to 0
    each player where number of discs in their colonies is 0 and their supply is at least 18
        collapse

# R101, R120
to attack_people place (hex)
    if place's ruler's is_fragile is yes
        raze_all place
    otherwise
        may
            choose one
                option "Use Neutron Bombs"
                    ru "Применить нейтронные бомбы"
                    bomb place
                option "Shoot at the population"
                    ru "Обстрелять население"
                    shell place

to bomb place (hex)
    needs your bombs_planets is yes
    needs place's ruler's absorbs_neutrons is no
    raze_all place

to shell place (hex)
    needs your bombs_planets is no or place's ruler's absorbs_neutrons is yes
    needs there is a ship in place's fleet where its owner is you and has_guns of it
    set blows to 0
    for each ship in place's fleet where its owner is you, by lowest size
        roll (guns of ship for yellow) yellow_dice, (guns of ship for orange) orange_dice, (guns of ship for blue) blue_dice, (guns of ship for red) red_dice as thrown
        gain (total harm of (dice in thrown where (strikes of it with (aim of ship)))) blows
    if blows is at least settled_in of place
        raze_all place
    otherwise
        repeat (blows) times
            raze place

to raze_all place (hex)
    for each square on place's tile where its people is settled
        raze_square square
    for each square on place's structures where its people is settled
        raze_square square

to raze place (hex)
    choose one
        option "In the sector"
            ru "В секторе"
            raze_square a square on place's tile where its people is settled
        option "On an orbital"
            ru "На орбитальной станции"
            raze_square a square on place's structures where its people is settled

to raze_square square
    needs square's people is settled
    square's body's hex's ruler buries square

# R102
to bury square
    set square's people to bare
    choose a good as track where takes of square for it
    gain 1 graves of track

# R104
to change_hands place (hex)
    if place's ruler is not nobody and settled_in of place is 0 and there is a ship in place's fleet where its owner is not place's ruler
        place's ruler gives_up place
    each player where own_ships of place for them is at least 1 and place's ruler is nobody
        may claim place

# R105
to share_out place (hex)
    needs place's secret is not empty
    if there is no npc in place's fleet
        if place's ruler's befriends_ancients is yes
            place's ruler explores_secret place
        otherwise if there is a ship in place's fleet
            each player where own_ships of place for them is at least 1
                explore_secret place
        otherwise
            place's ruler explores_secret place

# R114
to revive_cubes
    revive credits
    revive science
    revive materials

to revive lost (word)
    repeat (your graves of lost) times
        lose 1 graves of lost
        if your cubes of lost is at most 11
            gain 1 cubes of lost
        otherwise
            choose a good as track where has_space of it for you
            gain 1 cubes of track
