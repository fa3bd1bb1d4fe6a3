# The map, setting it up, and Explore. With two players the homes lie on space_13 and space_18; space_4 lies between
# space_13 and the centre, space_1.

scenario "the centre lies in the middle, with its defence and a discovery"
    ruling  R5, R7, R25
    ru      "в середине лежит Центр Галактики с защитой и открытием"
    when
        you lay_out_space
    then
        space_1's tile is [galactic_center]
        space_1's fleet is [center_defence]
        number of discovery_tiles in space_1's secret is 1
        distance of space_1 is 0
        distance of space_4 is 1
        distance of space_13 is 2

scenario "so many outer sectors as there are players for"
    ruling  R8
    ru      "число внешних секторов зависит от числа игроков"
    given
        players are you, rival, second
    when
        you lay_out_space
    then
        outer_stack is 8
        left_out is 12
        inner_stack is 10
        middle_stack is 13
        guardian_stack is 4

scenario "a home has its disc, its first ship, and cubes in all squares but the advanced ones"
    ruling  R11, R12, R13, R19, R20
    ru      "в начальном секторе лежат диск, первый корабль и фишки во всех простых ячейках"
    given
        your board is [directorate]
    when
        you find_home
    then
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_13's fleet is [interceptor]
        number of discs in your influence_track is 12
        your cubes of credits is 10
        your cubes of science is 10
        your cubes of materials is 10
        number of (squares on space_13's tile where its people is settled) is 3
        number of (squares on space_13's tile where its people is bare) is 2

scenario "the second player sits on the other side of the centre"
    ruling  R11
    ru      "второй игрок сидит по другую сторону центра"
    given
        rival's board is [orion_hegemony]
        seats is 1
    when
        rival find_home
    then
        space_18's tile is [rigel]
        rigel's turn is 0
        own_ships of space_18 for rival is 1
        number of (ships in space_18's fleet where its cost is 5) is 1

scenario "guardians stand where nobody begins"
    ruling  R11
    ru      "стражи стоят там, где никто не начинает"
    given
        space_13's tile is [procyon]
        space_18's tile is [rigel]
        guardian_stack is [omega_fornacis, sigma_hydrae, theta_ophiuchi, alpha_lyncis]
    when
        you place_guardians
    then
        guardian_stack is []
        space_11's fleet is [guardian]
        number of discovery_tiles in space_11's secret is 1
        number of (hexes where its tile is not empty) is 6

scenario "a wormhole on one edge only joins nothing"
    ruling  R26
    ru      "кротовина только с одной стороны ничего не соединяет"
    given
        space_1's tile is [galactic_center]
        space_4's tile is [pollux]
        space_13's tile is [procyon]
        procyon's turn is 3
    then
        space_4 is joined to space_13
        space_4 is joined to space_1
        space_4 is not half_joined to space_12
        space_4 is not joined to space_10

scenario "what is explored is turned so that wormholes meet"
    ruling  R37, R38, R39, R42, T21
    ru      "разведанный сектор поворачивают так, чтобы кротовины сошлись"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        inner_stack is [pollux]
    when
        you explore space_4
        you choose "Lay it"
        you choose 1
        you choose yes
    then
        space_4's tile is [pollux]
        pollux's turn is 1
        space_4's ruler is you
        space_4 is joined to space_13

scenario "a turn in which no wormholes meet is not offered"
    ruling  R39, T21
    ru      "поворот, при котором кротовины не сходятся, не предлагают"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        inner_stack is [pollux]
    when
        you explore space_4
        you choose "Lay it"
    then
        0 is offered
        1 is offered
        2 is not offered
        5 is not offered

scenario "what is not wanted goes to the discard pile"
    ruling  R43
    ru      "ненужный сектор уходит в сброс"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        inner_stack is [castor, pollux]
    when
        you explore space_4
        you choose "Discard it"
    then
        space_4's tile is []
        inner_discard is [pollux]
        inner_stack is [castor]

scenario "where no wormhole leads there, a sector can only be discarded"
    ruling  R37, R38
    ru      "если кротовина туда не ведёт, сектор можно только сбросить"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        middle_stack is [vega]
    when
        you explore space_10
    then
        space_10's tile is []
        middle_discard is [vega]

scenario "nobody explores far from what is his"
    ruling  R37
    ru      "вдали от своего не разведывают"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        space_18's tile is [rigel]
        space_18's ruler is rival
        inner_stack is [pollux]
        middle_stack is [vega]
    then
        you can explore space_4
        you cannot explore space_7
        you cannot explore space_18
        rival can explore space_7

scenario "a ship explores where nothing is controlled, unless it is held back"
    ruling  R37, R69
    ru      "корабль разведывает и без власти над сектором, если его не удерживают"
    given
        inner_stack is [pollux]
        space_13's tile is [procyon]
        space_13's fleet is [interceptor]
        space_18's tile is [rigel]
        space_18's fleet is [interceptor]
        and then
            rival puts a ship from their supply into space_18's fleet
            rival chooses interceptor
    then
        you can explore space_4
        you cannot explore space_7

scenario "the ring tells from which stack one draws"
    ruling  R25, R37
    ru      "кольцо определяет, из какой стопки тянут"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        outer_stack is [antares]
    when
        you explore space_28
        you choose "Discard it"
    then
        outer_discard is [antares]

scenario "an empty stack is made anew from its discard pile"
    ruling  R44
    ru      "пустую стопку собирают из её сброса"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        inner_stack is []
        inner_discard is [pollux]
    when
        you explore space_4
    then
        inner_discard is []
        space_4's tile is [pollux]

scenario "where nothing is left nobody explores"
    ruling  R44
    ru      "где ничего не осталось, не разведывают"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        inner_stack is []
        middle_stack is [vega]
    then
        you cannot explore space_4 because "needs tiles_left"
        you can explore space_10

scenario "a discovery without ancients is had at once"
    ruling  R27, R40, R41, R46, R47
    ru      "открытие без древних достаётся сразу"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        inner_stack is [iota_bootis]
        discovery_stack is [ore_deposit]
    when
        you explore space_4
        you choose "Lay it"
        you choose 0
        you choose "Use it"
    then
        your materials is 6
        discovery_discard is [ore_deposit]
        discovery_stack is []

scenario "a discovery may be kept for two points"
    ruling  R27, R46, R116
    ru      "открытие можно оставить ради двух очков"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [treasure]
    when
        you explore_secret space_4
        you choose "Keep it for its points"
        you end game
    then
        your kept is [treasure]
        your credits is 0
        your result is 2

scenario "ancients come with the sector, guard the discovery, and keep discs away"
    ruling  R40, R41, R42
    ru      "с сектором появляются древние: они стерегут открытие и не дают поставить диск"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        inner_stack is [arcturus]
        discovery_stack is [treasure]
    when
        you explore space_4
        you choose "Lay it"
        you choose 0
    then
        space_4's fleet is [ancient, ancient]
        space_4's secret is [treasure]
        space_4's ruler is nobody
        nothing is asked

scenario "draco lives with ancients"
    ruling  R42, R121
    ru      "наследники Дракона уживаются с древними"
    given
        your board is [draco]
        space_13's tile is [sigma_draconis]
        sigma_draconis's turn is 3
        space_13's ruler is you
        inner_stack is [arcturus]
    when
        you explore space_4
        you choose "Lay it"
        you choose 0
        you choose yes
    then
        space_4's ruler is you
        space_4's fleet is [ancient, ancient]

scenario "planta explores twice"
    ruling  R37, R45, R120
    ru      "плантоиды разведывают дважды"
    given
        your board is [planta]
        space_13's tile is [cygni_61]
        cygni_61's turn is 3
        space_13's ruler is you
        inner_stack is [pollux]
        outer_stack is [antares]
    when
        you perform exploring
        you choose "Explore a hex"
        you choose space_4
        you choose "Discard it"
        you choose "Explore a hex"
        you choose space_28
        you choose "Discard it"
    then
        inner_discard is [pollux]
        outer_discard is [antares]
        number of discs in your action_track is 1
        nothing is asked

scenario "one wormhole is enough with a generator"
    ruling  R39, R61, T15
    ru      "с генератором хватает одной кротовины"
    given
        your board is [directorate]
        your technologies are [wormhole_generator]
        wormhole_generator's field is nano
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        middle_stack is [alpha_centauri]
    when
        you explore space_10
        you choose "Lay it"
        you choose no
    then
        space_10's tile is [alpha_centauri]
        (leads of space_13 to space_10 by you) is yes
        space_13 is not joined to space_10
