# The map: hexagons, the sectors that lie on them, wormholes, and who controls what (R7, R8, R11, R13, R20, R25, R26).

kind hex is place "hex"
    ru  "гекс"

# Wide enough for the sectors there are; docs/eclipse.md says how far games come.
board space of hex "Space"
    ru     "Космос"
    form   hexagons
    reach  12

relation adjacent of hex "adjacent"
    from space

# R26: a wormhole on both edges.
relation joined of hex for other (hex) "joined"
    among  adjacent
    if opening of hex for other and opening of other for hex

# R61: what is enough with a Wormhole Generator.
relation half_joined of hex for other (hex) "half joined"
    among  adjacent
    if hex's tile is not empty and other's tile is not empty and (opening of hex for other or opening of other for hex)

# What has squares for population.
kind body is card "place for population"
    ru       "место для населения", "места для населения", "мест для населения"
    portal   yes, no, default no
    points   0 to 4, default 0
    squares  square, printed, optional
    starts   sector_box

kind sector is body "sector"
    ru             "сектор", "сектора", "секторов"
    sector_number  1 to 999
    ring           centre, inner, middle, outer, home, guarded
    wormholes      yes, no, sides, default no, no, no, no, no, no
    discovery      yes, no, default no
    ancients       0 to 2, default 0
    artifact       yes, no, default no

mark turn for each sector "turn"
    sides    space
    kept_in  tile

# R20: whose disc lies in the sector.
mark ruler for each hex "controller"
    names  player

zone sector_box of body "sectors in the box"
    ru  "сектора в коробке"

zone left_out of sector "sectors left out"
    ru      "лишние сектора"
    face    down

zone inner_stack of sector "inner stack"
    ru      "внутренняя стопка"
    face    down

zone middle_stack of sector "middle stack"
    ru      "средняя стопка"
    face    down

zone outer_stack of sector "outer stack"
    ru      "внешняя стопка"
    face    down

zone guardian_stack of sector "guardian stack"
    ru      "стопка стражей"
    face    down

zone inner_discard of sector "inner discard pile"
    ru  "внутренний сброс"

zone middle_discard of sector "middle discard pile"
    ru  "средний сброс"

zone outer_discard of sector "outer discard pile"
    ru  "внешний сброс"

zone tile of sector for each hex "sector"
    ru      "сектор"
    holds   1

# ---- numbers --------------------------------------------------------------------------------------------------------

value tiles_laid = hex_places's tile
value structures_laid = hex_places's structures

# R25: 1 and 2 are the inner and the middle ring, all beyond is the outer one.
value distance of hex = steps from space_1 to hex along adjacent

value opening of hex for other (hex) = wormholes of (top of hex's tile) towards other

# R11: where a civilization begins, whatever its ring.
value is_home of sector = there is a (species in everybody's board where its home_sector is sector)

# R11: two steps from the centre, straight away from one of its edges.
value is_start of hex = distance of hex is 2 and number of (hexes adjacent to hex where it is adjacent to space_1) is 1

value has_artifact of hex = (top of hex's tile)'s artifact

# R37, R72: where one is present.
value is_held of hex for player = hex's ruler is player or own_ships of hex for player is at least 1

# R121
value allows_disc of hex for player = ancients_in of hex is 0 or player's befriends_ancients is yes

# R61
value spans_half of player = no

table outer_sectors by number of players
    up to 2    5
    3          8
    4          14
    5          16
    6 or more  18

# R111: whoever is out of the game still counts.
counter collapsed
    range  0 to 6

value table_size = number of players + collapsed

# R11: the edges of the centre, clockwise, at which the players begin.
table edge of seat (number) by seat, number of players
    players    up to 2  3  4  5  6 or more
    up to 1    0        0  1  0  0
    2          3        2  2  1  1
    3          0        4  4  2  2
    4          0        0  5  4  3
    5          0        0  0  5  4
    6 or more  0        0  0  0  5

# ---- setting up -----------------------------------------------------------------------------------------------------

# R5: whether the neutral ships follow their harder blueprints.
counter hard_ships
    range  0 to 1

counter seats
    range  0 or more

to lay_out_space
    put all (sectors from sector_box where its ring is inner and not (is_home of it)) into inner_stack
    put all (sectors from sector_box where its ring is middle and not (is_home of it)) into middle_stack
    put all (sectors from sector_box where its ring is outer and not (is_home of it)) into outer_stack
    put all (sectors from sector_box where its ring is guarded and not (is_home of it)) into guardian_stack
    shuffle inner_stack
    shuffle middle_stack
    shuffle outer_stack
    shuffle guardian_stack
    repeat at most 99 times while outer_stack is more than outer_sectors
        put top of outer_stack into left_out
    put (the sector in sector_box where its ring is centre) into space_1's tile
    if hard_ships is 1
        put all (blueprints from plan_box where its tier is advanced) into npc_blueprints
    otherwise
        put all (blueprints from plan_box where its tier is basic) into npc_blueprints
    put (the npc in shipyard where it is center_defence) into space_1's fleet
    shuffle discovery_stack
    put top of discovery_stack into space_1's secret

to find_home
    gain 1 seats
    let near be neighbour of space_1 towards (edge of seats)
    settle_home into (neighbour of near towards (edge of seats))

# R13
to settle_home into place (hex)
    face_sector (the sector in sector_box where it is (top of your board)'s home_sector) into place
    claim place
    for each square on place's tile where its advanced is no
        fill square by square's good
    send (the ship in your supply where it is (top of your board)'s first_ship) into place

# R11: the arrow, on the first edge, points to the centre.
to face_sector sector into place (hex)
    put sector into place's tile
    for each hex adjacent to place where it is adjacent to space_1
        set sector's turn to (side of place towards hex)

to place_guardians
    for each hex where is_start of it and its tile is empty
        face_sector (top of guardian_stack) into hex
        put (the npc in shipyard where it is guardian) into hex's fleet
        put top of discovery_stack into hex's secret

# ---- who controls what ----------------------------------------------------------------------------------------------

to claim place (hex)
    needs place's ruler is nobody
    pay 1 disc from your influence_track into your colonies
    set place's ruler to you

# The disc goes first: no colony ship is sent into a sector that is being left.
to give_up place (hex)
    needs place's ruler is you
    put 1 disc from your colonies into your influence_track
    set place's ruler to nobody
    for each square on place's tile where its people is settled and its any is no
        vacate square
    for each square on place's tile where its people is settled
        vacate square
    for each square on place's structures where its people is settled
        vacate square

zone colonies of disc for each player "discs in sectors"
    ru  "диски в секторах"
