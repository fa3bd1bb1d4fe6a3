# Explore (R37 to R45).

# R37: what one may explore from.
value is_base of hex for player = hex's ruler is player or freedom of hex for player is at least 1

# R44
value tiles_left of hex
    inner_stack + inner_discard if distance of hex is at most 1
    middle_stack + middle_discard if distance of hex is 2
    outer_stack + outer_discard otherwise

action exploring "Explore"
    ru "Разведка"
    needs your passed is 0
    begin_action with count (explores of you)
    repeat at most 99 times while your acting is 1
        choose one
            option "Explore a hex"
                ru "Разведать гекс"
                pay 1 activations
                explore a hex where its tile is empty
            option "End the turn"
                ru "Закончить ход"
                set acting to 0

to explore place (hex)
    needs place's tile is empty
    needs there is a hex adjacent to place where its tile is not empty and is_base of it for you
    needs tiles_left of place is at least 1
    draw_sector place
    if your looks_twice is yes and tiles_left of place is at least 1
        may look_again place
    let found be top of (place's tile)
    choose one
        option "Lay it"
            ru "Выложить"
            lay found into place
        option "Discard it"
            ru "Сбросить"
            reject found
    for each sector in first_find
        reject sector

# R121: two sectors are drawn, and at most one of them is laid.
value looks_twice of player = no

zone first_find of sector "first sector drawn"
    ru  "первый вытянутый сектор"

to look_again place (hex)
    put all sectors from place's tile into first_find
    draw_sector place
    may exchange_finds place

to exchange_finds place (hex)
    let first_one be top of first_find
    put all sectors from place's tile into first_find
    put first_one into place's tile

to draw_sector place (hex)
    if distance of place is at most 1
        draw_inner into place
    otherwise if distance of place is 2
        draw_middle into place
    otherwise
        draw_outer into place

# R38, R39: some turn joins it if it has a wormhole and there is an edge to join it to.
to lay found (sector) into place (hex)
    needs there is a hex adjacent to place where its tile is not empty and is_base of it for you and (opening of it for place or your spans_half is yes)
    needs number of yes in found's wormholes is at least 1 or there is a hex adjacent to place where is_base of it for you and opening of it for place and your spans_half is yes
    choose a turn of found as way where there is a hex adjacent to place where is_base of it for you and ((opening of it for place and wormholes of found turned by way towards it) or (your spans_half is yes and (opening of it for place or wormholes of found turned by way towards it)))
    set found's turn to way
    uncover place
    if allows_disc of place for you is yes
        may claim place

# R40, R41: who finds ancients has to fight for what they guard.
to uncover place (hex)
    let found be top of (place's tile)
    if found's discovery is yes
        put top of discovery_stack into place's secret
    repeat (found's ancients) times
        put (the npc in shipyard where it is ancient) into place's fleet
    if ancients_in of place is 0
        explore_secret place

# R43
to reject found (sector)
    if found's ring is inner
        put found into inner_discard
    otherwise if found's ring is middle
        put found into middle_discard
    otherwise
        put found into outer_discard

# R44
to draw_inner into place (hex)
    if inner_stack is empty
        put all sectors from inner_discard into inner_stack
        shuffle inner_stack
    put top of inner_stack into place's tile

to draw_middle into place (hex)
    if middle_stack is empty
        put all sectors from middle_discard into middle_stack
        shuffle middle_stack
    put top of middle_stack into place's tile

to draw_outer into place (hex)
    if outer_stack is empty
        put all sectors from outer_discard into outer_stack
        shuffle outer_stack
    put top of outer_stack into place's tile
