# Build: what it costs, where it goes, what it needs.

scenario "two ships in one action"
    ruling  R14, R66, T4
    ru      "два корабля за одно действие"
    given
        your board is [mechanema]
        space_13's tile is [lambda_aurigae]
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is you
        your materials is 13
    when
        you build_ship cruiser into space_13
        you build_ship dreadnought into space_4
    then
        your materials is 2
        space_13's fleet is [cruiser]
        space_4's fleet is [dreadnought]

scenario "a ship and an orbital"
    ruling  R66, R67, T4
    ru      "корабль и орбитальная станция"
    given
        your board is [directorate]
        your technologies are [orbitals]
        orbitals's field is nano
        space_13's tile is [procyon]
        space_13's ruler is you
        your materials is 9
    when
        you build_ship cruiser into space_13
        you build_structure orbital into space_13
    then
        your materials is 0
        space_13's structures is [orbital]

scenario "so many activations as the board and technologies give"
    ruling  R14, R66
    ru      "столько активаций, сколько дают планшет и технологии"
    given
        your board is [mechanema]
        rival's board is [directorate]
        your technologies are [nanorobots]
        nanorobots's field is nano
    then
        build_activations of you is 4
        build_activations of rival is 2

scenario "nothing is built where somebody else controls"
    ruling  R66
    ru      "в чужом секторе не строят"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is rival
        your materials is 13
    then
        you cannot build_ship cruiser into space_13 because "needs place's ruler"

scenario "starbases and structures need their technology"
    ruling  R67
    ru      "звёздным базам и конструкциям нужна их технология"
    given
        your board is [hydran]
        rival's board is [directorate]
        rival's technologies are [starbases]
        starbases's field is military
        space_13's tile is [procyon]
        space_13's ruler is you
        space_18's tile is [rigel]
        space_18's ruler is rival
        your materials is 30
        rival's materials is 30
    then
        you cannot build_ship starbase into space_13 because "needs ship's opened_by"
        you cannot build_structure monolith into space_13 because "needs structure's opened_by"
        rival can build_ship starbase into space_18

scenario "one monolith and one orbital in a sector"
    ruling  R24, R67
    ru      "в секторе один монолит и одна станция"
    given
        your board is [directorate]
        your technologies are [monoliths, orbitals]
        monoliths's field is nano
        orbitals's field is nano
        space_13's tile is [procyon]
        space_13's ruler is you
        space_13's structures is [monolith]
        your materials is 30
    then
        has_structure of space_13 for monolith is yes
        you can build_structure orbital into space_13

scenario "mechanema build cheaper"
    ruling  R122
    ru      "механемы строят дешевле"
    given
        your board is [mechanema]
        rival's board is [directorate]
    then
        price_of_structure of monolith for you is 8
        price_of_structure of orbital for you is 3
        price_of_structure of orbital for rival is 4

scenario "no more ships than there are"
    ruling  R12, R67
    ru      "кораблей не больше, чем в запасе"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        space_13's fleet is [dreadnought, dreadnought]
        your materials is 30
    then
        number of (ships in your supply where it is like dreadnought) is 0

scenario "whoever has passed builds once"
    ruling  R32, R76, T16
    ru      "спасовавший строит один раз"
    given
        your board is [directorate]
        rival's board is [hydran]
        space_13's tile is [procyon]
        space_13's ruler is you
        number of discs in your colonies is 1
        your materials is 3
    when
        reach your turn
        you perform passing
        rival performs influencing
        you perform building
        you choose "Build a ship"
        you choose interceptor
        you choose space_13
    then
        number of discs in your action_track is 1
        space_13's fleet is [interceptor]
        your materials is 0
        build_activations of you is 1

scenario "an orbital is a square more, for credits or science"
    ruling  R24, R36
    ru      "станция даёт ещё одну ячейку: для денег или науки"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        space_13's structures is [orbital]
        number of colony_ships in your colony_ship_box is 3
        number of colony_ships in your ready_ships is 1
        your acting is 1
    when
        you perform settling
        you choose "On an orbital"
    then
        "credits" is offered
        "science" is offered
        "materials" is not offered

scenario "a monolith is three points for whoever controls it"
    ruling  R24, R116
    ru      "монолит приносит три очка тому, чей сектор"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        space_13's structures is [monolith, orbital]
    when
        you end game
    then
        your result is 6

scenario "a ship and an orbital in one action"
    ruling  R14, R66, R67, T4
    ru      "корабль и станция за одно действие"
    given
        your board is [directorate]
        your technologies are [orbitals]
        orbitals's field is nano
        space_13's tile is [procyon]
        space_13's ruler is you
        your materials is 9
    when
        you perform building
        you choose "Build a ship"
        you choose cruiser
        you choose space_13
        you choose "Build a structure"
        you choose orbital
        you choose space_13
    then
        space_13's fleet is [cruiser]
        space_13's structures are [orbital]
        your materials is 0
        your acting is 0

scenario "not every activation has to be used"
    ruling  R14
    ru      "не все активации обязательно использовать"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        your materials is 9
    when
        you perform building
        you choose "End the turn"
    then
        space_13's fleet is []
        nothing is asked
