# Master of the Galaxy: what there is, and how a game runs. Numbers such as G17 name the rules of docs/galaxy.md.

game galaxy "Master of the Galaxy"
    ru          "Властелин галактики"
    players     2 to 4
    ordered_by  doer

ending expanded "somebody has all nine bases on the board"
    ru  "кто-то разместил на поле все девять баз"

ending dominant "somebody has five equal symbols of supremacy"
    ru  "кто-то собрал пять одинаковых символов превосходства"

ending usurped "somebody holds two start systems"
    ru  "кто-то владеет двумя стартовыми системами"

ending exhausted "nobody has won in 400 rounds"
    ru  "за 400 раундов никто не победил"

# ---- what is counted ------------------------------------------------------------------------------------------------

counter round_number "round"
    ru     "раунд", "раунда", "раундов"
    range  0 or more

# Without a title, so that the table does not show it.
counter busy for each player
    range  0 to 1

counter again for each player "extra turn"
    ru     "дополнительный ход"
    range  0 to 1

counter dismissed for each player "cards discarded this turn"
    ru     "сброшенные за ход карты"
    range  0 or more

# ---- the map --------------------------------------------------------------------------------------------------------

kind system is place "system"
    ru         "система", "системы", "систем"
    colour     red, blue, yellow, green, black
    planets    1 to 3
    corner     1 to 4
    site       start, nearby, inner, outer
    clockwise  system, optional
    column     0 to 16
    row        0 to 16
    drawn_at   column, row

kind track is place "track"
    ru      "трасса", "трассы", "трасс"
    ends    system, system
    length  2 to 4

relation linked of system "joined"
    ru    "соединено"
    from track's ends

kind sign is place "symbol on the board"
    ru       "символ на поле", "символа на поле", "символов на поле"
    arrow    blue_arrow, green_arrow, red_arrow
    symbols  military, scientific, economic, cultural, diplomatic, several
    hangs    system, several

kind deck is place "deck"
    ru      "колода", "колоды", "колод"
    family  people, politics, branches

deck race_deck "Races"
    ru      "Расы"
    family  people

deck leader_deck "Leaders"
    ru      "Лидеры"
    family  politics

deck conflict_deck "Conflicts"
    ru      "Конфликты"
    family  politics

deck government_deck "Governments"
    ru      "Правительства"
    family  politics

deck expansion_deck "Expansion"
    ru      "Экспансия"
    family  branches

deck commerce_deck "Commerce"
    ru      "Коммерция"
    family  branches

deck progress_deck "Progress"
    ru      "Прогресс"
    family  branches

# ---- cubes, bases, tokens -------------------------------------------------------------------------------------------

kind cube is board "cube"
    ru         "кубик", "кубика", "кубиков"
    colour     red, blue, yellow, green, black
    starts     bank
    discarded  bank

kind base is board "base"
    ru      "база", "базы", "баз"
    owned   by_player
    starts  stock

kind hole is board "black hole token"
    ru      "жетон чёрной дыры", "жетона чёрной дыры", "жетонов чёрной дыры"
    starts  tokens

# ---- cards ----------------------------------------------------------------------------------------------------------

# G24: a cell takes a cube of its colour. The cells of one part of a card are one project.
kind cell is place "cell"
    ru      "ячейка", "ячейки", "ячеек"
    part    main, yard, upper, lower, program, red_side, blue_side, default main
    colour  red, blue, yellow, green, black
    lost    yes, no

kind project is card "card"
    ru       "карта", "карты", "карт"
    cells    cell, printed, optional
    symbols  military, scientific, economic, cultural, diplomatic, several, optional
    effect   dismissal
    effect   upper
    effect   lower
    starts   box
    works when it is in its owner's tableau

kind race is project "race"
    ru  "раса", "расы", "рас"

kind government is project "government"
    ru  "правительство", "правительства", "правительств"

kind leader is project "leader"
    ru      "лидер", "лидера", "лидеров"
    asks    military, scientific, economic, cultural, diplomatic, several
    steals  red, blue, yellow, green, optional

# G47: a development works only while it is implemented.
kind development is project "development"
    ru  "карта развития", "карты развития", "карт развития"
    works when it is in its owner's tableau and its state is complete

kind expansion is development "expansion card"
    ru  "карта экспансии", "карты экспансии", "карт экспансии"

kind commerce is development "commerce card"
    ru  "карта коммерции", "карты коммерции", "карт коммерции"

kind progress is development "progress card"
    ru  "карта прогресса", "карты прогресса", "карт прогресса"

kind conflict is project "conflict"
    ru      "конфликт", "конфликта", "конфликтов"
    loot    1 to 3
    effect  against_red
    effect  against_blue

# Whether the program of a race counts, and whether a development is implemented.
mark state for each project "state"
    ru       "состояние"
    words    open, complete
    kept_in  tableau

# G69: the system that the red side of a conflict faces; the blue side faces the other one.
mark red_end for each project "red side"
    ru       "красная сторона"
    names    system
    kept_in  dispute

# G60 to G64: against whom a conflict was won, and the system at his end.
mark foe for each conflict "loser"
    ru       "проигравший"
    names    player
    kept_in  tableau

mark prize for each conflict "prize"
    ru       "трофей"
    names    system
    kept_in  tableau

mark talks for each conflict "talks"
    ru       "переговоры"
    words    untried, refused
    kept_in  dispute

# ---- places ---------------------------------------------------------------------------------------------------------

zone box of card "box"
    ru  "коробка"

zone stack of card for each deck "stack"
    ru      "стопка"
    order   chosen

zone shown of card "races shown"
    ru  "открытые расы"

zone bank of cube "bank"
    ru      "банк"
    order   none

zone tokens of hole "stock of black hole tokens"
    ru  "запас жетонов чёрной дыры"

# G22: one may look into one's own bag, but draws blindly.
zone bag of cube for each player "bag"
    ru      "мешок"
    order   none
    seen    owner
    drawn   hand

zone hand of cube for each player "drawn cubes"
    ru  "вытянутые кубики"

zone stock of base for each player "stock of bases"
    ru  "запас баз"

zone tableau of card for each player "cards"
    ru  "карты"

zone looked of card for each player "cards looked at"
    ru      "просматриваемые карты"
    order   chosen

# G80: tokens on the race card; so many turns will be skipped.
zone absences of hole for each player "turns to skip"
    ru  "пропуски хода"

zone filling of cube for each cell "cube in the cell"
    ru      "кубик в ячейке"
    holds   1

zone prepared of base for each project "prepared base"
    ru      "подготовленная база"
    holds   1

zone bases of base for each system "bases"
    ru      "базы"
    holds   3

# G30: a planet colonized in this turn has its reward still to come.
zone landing of cube for each system "new colonies"
    ru        "новые колонии"
    holds     3
    drawn_in  planets

zone colonies of cube for each system "colonies"
    ru        "колонии"
    holds     3
    drawn_in  planets

zone cover of hole for each system "black hole"
    ru      "чёрная дыра"
    holds   1

zone route of cube for each track "route"
    ru        "маршрут"
    holds     4
    drawn_in  length

zone dispute of conflict for each track "conflict on the track"
    ru      "конфликт на трассе"
    holds   1

# ---- numbers a card may change --------------------------------------------------------------------------------------

value hand_limit of player = 7
value cubes_drawn of player = 3
value looks_at of player = 2
value loot_bonus of player = 0
value discard_bonus of player = 0
value harvest_bonus of player = 0
value leader_favour of player = 0
value breaks_ties of player = no
value is_guarded of player = no
value routes_freely of player = no
value more_military of player = 0
value red_in_green of player = no
value blue_in_yellow of player = no
value yellow_in_red of player = no
value green_in_blue of player = no
value black_in_yards of player = no

# ---- what is on the board -------------------------------------------------------------------------------------------

value settled = system_places's bases
value landed = system_places's landing
value disputes = track_places's dispute

value controls of system for player = there is a base in system's bases where its owner is player

value neutral of system = system's bases is empty and system's cover is empty

value bases_placed of player = number of player's bases in settled

value start_systems of player = number of (systems where its site is start and controls of it for player is yes)

value colonized of system = number of system's colonies + number of system's landing

value planets_held of player = (colonized of it) for each (systems where controls of it for player is yes)

# G35, G36: a route belongs to whoever holds the system from which it leads.
value runs of track for player = track's route is not empty and there is a system in track's ends where controls of it for player is yes

# G57: in a conflict is whoever holds one of the two systems.
value fights of track for player = track's dispute is not empty and there is a system in track's ends where controls of it for player is yes

value at_odds of system for player = there is a track where system is in its ends and fights of it for player is yes

value is_beside of system for player = there is a system linked to system where controls of it for player is yes

# G30: three cubes if the cube has the colour of the system, two if not.
value harvest of cube for system
    3 if cube's colour is system's colour
    2 otherwise

# G41, G42, G45: along a complete route; without a base on the board anywhere.
value may_take of system for player
    yes if player's bases_placed is 0 and neutral of system is yes
    no if system's cover is not empty
    no if system's bases is not empty and controls of system for player is no
    no if number of system's bases is system's planets
    yes if there is a track where system is in its ends and is_complete of it is yes and runs of it for player is yes
    no otherwise

value is_complete of track = number of track's route is track's length

# G35: to one's own systems and to neutral ones with which one has no conflict.
value within_reach of system for player
    yes if controls of system for player is yes
    yes if neutral of system is yes and at_odds of system for player is no
    no otherwise

value opens of track for player = there is a system in track's ends where controls of it for player is yes and there are 2 systems in track's ends where within_reach of it for player is yes

# G32, G33: the colour of one of the two systems, and then always the same.
value takes of track for colour (word) by player
    no if colour is black
    yes if track's route is empty and routes_freely of player is yes
    yes if track's route is empty and there is a system in track's ends where its colour is colour
    yes if track's route is not empty and (top of track's route)'s colour is colour
    no otherwise

# ---- projects on cards ----------------------------------------------------------------------------------------------

# G24: a cube of the colour of the cell; a leader or a government may know better.
value fits of cell for cube
    yes if cube's colour is cell's colour
    yes if cube's colour is red and cell's colour is green and cell's project's owner's red_in_green is yes
    yes if cube's colour is blue and cell's colour is yellow and cell's project's owner's blue_in_yellow is yes
    yes if cube's colour is yellow and cell's colour is red and cell's project's owner's yellow_in_red is yes
    yes if cube's colour is green and cell's colour is blue and cell's project's owner's green_in_blue is yes
    yes if cube's colour is black and cell's part is yard and cell's project's owner's black_in_yards is yes
    no otherwise

value size of project for part (word) = number of (cells on project where its part is part)
value gaps of project for part (word) = number of (cells on project where its part is part and it is empty)

# G48, G49: how many developments of its kind its owner has implemented.
value implemented of project
    number of (expansions in project's owner's tableau where its state is complete) if project is an expansion
    number of (commerces in project's owner's tableau where its state is complete) if project is a commerce
    number of (progresses in project's owner's tableau where its state is complete) otherwise

# G48: a fourth one of a kind waits.
value is_barred of project
    yes if project is a development and project's state is open and implemented of project is at least 3
    no otherwise

# G28: whether a project is complete and its reward still to come.
value awaits of project for part (word)
    no if project is a conflict or is_barred of project is yes
    no if size of project for part is 0 or gaps of project for part is at least 1
    no if part is either main or program and project is not a leader and project's state is complete
    yes otherwise

value is_ready of project
    yes if awaits of project for main is yes or awaits of project for yard is yes or awaits of project for program is yes
    yes if awaits of project for upper is yes or awaits of project for lower is yes
    no otherwise

# G57: whether a player has the side of a conflict on which a cell is.
value mans of cell for player
    yes if cell's part is red_side and controls of (cell's project's red_end) for player is yes
    yes if cell's part is blue_side and there is a system in cell's project's track's ends where it is not cell's project's red_end and controls of it for player is yes
    no otherwise

value forces of conflict for player = number of (cells on conflict where it is not empty and mans of it for player is yes)

# G58, G66.
value leads of conflict for player
    yes if 2 times (forces of conflict for player) is more than number of (cells on conflict where it is not empty)
    yes if forces of conflict for player is at least 1 and 2 times (forces of conflict for player) is number of (cells on conflict where it is not empty) and player's breaks_ties is yes
    no otherwise

value at_war of conflict for player = there is a system in conflict's track's ends where controls of it for player is yes

# G59.
value has_won of conflict for player = forces of conflict for player is at least 1 and there is no cell on conflict where it is empty and mans of it for player is yes

value reward_waits of player
    yes if landed is not empty
    yes if there is a project in player's tableau where is_ready of it is yes
    yes if there is a conflict in disputes where has_won of it for player is yes
    no otherwise

value has_most_bases of who (player) = the player with the highest bases_placed is who
value has_most_planets of who (player) = the player with the highest planets_held is who
value has_most_symbols of who (player) = the player with the highest all_symbols is who

# ---- symbols of supremacy -------------------------------------------------------------------------------------------

# G76 to G78.
value given_by of sign for player
    1 if sign's arrow is red_arrow and number of (systems in sign's hangs where controls of it for player is yes) is 1
    1 if sign's arrow is not red_arrow and number of (systems in sign's hangs where controls of it for player is yes) is number of sign's hangs
    0 otherwise

value board_symbols of symbol (word) for player = (given_by of it for player) for each (signs where symbol is in its symbols)

value card_symbols of symbol (word) for player = (number of symbol in its symbols) for each (projects in player's tableau where its state is complete)

value war_symbols of symbol (word) for player = (number of symbol in its symbols) for each (conflicts in disputes where leads of it for player is yes)

value plain_strength of symbol (word) for player = board_symbols of symbol for player + card_symbols of symbol for player + war_symbols of symbol for player

value strength of symbol (word) for player
    plain_strength of symbol for player + player's more_military if symbol is military
    plain_strength of symbol for player otherwise

value all_symbols of player = (strength of military for player) + (strength of scientific for player) + (strength of economic for player) + (strength of cultural for player) + (strength of diplomatic for player)

value most_symbols of player = highest of (strength of military for player), (strength of scientific for player), (strength of economic for player), (strength of cultural for player) and (strength of diplomatic for player)

# G17 to G19.
value wins_now of player
    yes if player's bases_placed is 9 or player's start_systems is at least 2 or player's most_symbols is at least 5
    no otherwise

# G56: a leader asks for symbols that his owner has to hold.
value lacks of project for symbol (word)
    0 if number of symbol in project's asks is at most strength of symbol for (project's owner)
    number of symbol in project's asks - strength of symbol for (project's owner) otherwise

value is_content of project = lacks of project for military + lacks of project for scientific + lacks of project for economic + lacks of project for cultural + lacks of project for diplomatic is at most project's owner's leader_favour

# G72: whether a card does anything when it is discarded.
value acts of project
    is_content of project is yes if project is a leader
    project's state is complete otherwise

# G74: what the discarding of so many cards brings.
table discard_pay of player by player's dismissed
    0          0
    1          1
    2          3
    3 or more  5

# Whether it may be exchanged: the bank has a cube of another colour for it. Black ones do not count.
value exchanges of spent (cube) = spent's colour is not black and there is a cube in bank where its colour is not black and its colour is not spent's colour

value trade_branches = expansion_deck's stack or commerce_deck's stack
value branches = expansion_deck's stack or commerce_deck's stack or progress_deck's stack

value may_keep of player = number of player's tableau is at most player's hand_limit
