# What follows the battles: population, discs, discoveries; and upkeep that cannot be paid.

scenario "each point of damage kills a cube, which lies in the graveyard until cleanup"
    ruling  R101, R102, R114
    ru      "каждое повреждение уничтожает фишку, и до обновления она лежит в могильнике"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [hydran]
        space_4's tile is [capella]
        space_4's ruler is rival
        rival's cubes of science is 10
        rival's cubes of materials is 11
        number of discs in rival's colonies is 1
        space_4's fleet is [interceptor]
        rolls are burst
        and then
            rival settles a square on space_4's tile
            rival chooses "Capella: science"
    when
        you shell space_4
    then
        rival's graves of science is 1
        rival's cubes of science is 9
        settled_in of space_4 is 0

scenario "what is in the graveyard comes back with cleanup"
    ruling  R102, R114
    ru      "из могильника фишки возвращаются в фазу обновления"
    given
        your board is [directorate]
        your cubes of science is 9
        your graves of science is 2
        your cubes of materials is 12
        your graves of materials is 1
        your cubes of credits is 11
    when
        you clean_up
        you choose "credits"
    then
        your cubes of science is 11
        your graves of science is 0
        your cubes of materials is 12
        your cubes of credits is 12

scenario "neutron bombs kill everybody, unless there is an absorber"
    ruling  R60, R101
    ru      "нейтронные бомбы уничтожают всех, если нет поглотителя"
    given
        your board is [orion_hegemony]
        your technologies are [neutron_bombs]
        neutron_bombs's field is military
        rival's board is [hydran]
        second's board is [mechanema]
        players are you, rival, second
        second's technologies are [neutron_absorber]
        neutron_absorber's field is grid
        space_4's tile is [capella]
        space_4's ruler is rival
        space_4's fleet is [interceptor]
        space_7's tile is [pollux]
        space_7's ruler is second
        and then
            rival settles a square on space_4's tile
            rival chooses "Capella: science"
            rival settles a square on space_4's tile
    when
        you bomb space_4
    then
        settled_in of space_4 is 0
        rival's graves of science is 1
        rival's graves of materials is 1
        you cannot bomb space_7 because "needs place's ruler's absorbs_neutrons"

scenario "the population of planta dies before any ship"
    ruling  R101, R120
    ru      "население плантоидов гибнет при любых чужих кораблях"
    given
        your board is [directorate]
        rival's board is [planta]
        space_4's tile is [capella]
        space_4's ruler is rival
        number of discs in rival's colonies is 1
        space_4's fleet is [starbase]
        and then
            rival settles a square on space_4's tile
            rival chooses "Capella: science"
    when
        you attack_people space_4
    then
        settled_in of space_4 is 0

scenario "a sector without population changes hands"
    ruling  R104
    ru      "сектор без населения переходит из рук в руки"
    given
        your board is [directorate]
        rival's board is [hydran]
        space_4's tile is [capella]
        space_4's ruler is rival
        number of discs in rival's colonies is 1
        space_4's fleet is [interceptor]
    when
        you change_hands space_4
        you choose yes
    then
        space_4's ruler is you
        number of discs in rival's colonies is 0
        number of discs in rival's influence_track is 14

scenario "a sector whose people live on stays"
    ruling  R104
    ru      "сектор с выжившим населением остаётся за хозяином"
    given
        your board is [directorate]
        rival's board is [hydran]
        space_4's tile is [capella]
        space_4's ruler is rival
        number of discs in rival's colonies is 1
        space_4's fleet is [interceptor]
        and then
            rival settles a square on space_4's tile
            rival chooses "Capella: science"
    when
        you end_combat
    then
        space_4's ruler is rival

scenario "who is there after the battles takes the discovery"
    ruling  R41, R105
    ru      "открытие достаётся тому, чьи корабли остались после боёв"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [old_archive]
        space_4's fleet is [interceptor]
    when
        you share_out space_4
        you choose "Use it"
    then
        your science is 5
        space_4's secret is []

scenario "ancients keep what they guard"
    ruling  R41, R105
    ru      "древние хранят то, что стерегут"
    given
        your board is [draco]
        space_4's tile is [arcturus]
        space_4's ruler is you
        space_4's secret is [old_archive]
        space_4's fleet is [ancient, interceptor]
    when
        you end_combat
    then
        space_4's secret is [old_archive]

scenario "what nobody has ships for is the controller's"
    ruling  R105
    ru      "где кораблей нет, открытие достаётся хозяину сектора"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's ruler is you
        number of discs in your colonies is 1
        space_4's secret is [old_archive]
    when
        you share_out space_4
        you choose "Keep it for its points"
    then
        your kept is [old_archive]

scenario "credits that are lacking are had by giving up a sector"
    ruling  R109, R110, T17
    ru      "недостающие кредиты дают, отказавшись от сектора"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        space_13's ruler is you
        space_4's tile is [zeta_reticuli]
        space_4's ruler is you
        your cubes of credits is 9
        your cubes of materials is 8
        your cubes of science is 10
        number of discs in your colonies is 2
        number of discs in your influence_track is 7
    when
        you keep_up
        you choose space_4
    then
        your upkeep is 3
        your resources are 1 credits, 3 science, 6 materials
        space_4's ruler is nobody

scenario "in upkeep colony ships may still fly, but not where enemies are"
    ruling  R107
    ru      "в фазу содержания колониальные корабли ещё летают, но не к врагам"
    given
        your board is [directorate]
        space_4's tile is [capella]
        space_4's ruler is you
        space_7's tile is [pollux]
        space_7's ruler is you
        space_7's fleet is [ancient]
        number of colony_ships in your colony_ship_box is 3
        number of colony_ships in your ready_ships is 1
        number of discs in your colonies is 2
    when
        you keep_up
        you choose yes
        you choose "Capella: science"
    then
        your cubes of science is 10
        your science is 3
        "Pollux: science" is not in log

scenario "whoever has neither ships nor sectors is out"
    ruling  R111
    ru      "у кого нет ни кораблей, ни секторов, тот выбывает"
    given
        players are you, rival, second
        your board is [directorate]
        rival's board is [hydran]
        second's board is [mechanema]
        space_4's tile is [capella]
        space_4's fleet is [interceptor]
        number of discs in second's colonies is 1
    when
        you end_combat
        you choose no
    then
        rival is out
        not you is out
        not second is out

scenario "planta has a point for each sector, and the printed points"
    ruling  R116, R120
    ru      "плантоиды получают ещё по очку за каждый сектор"
    given
        your board is [planta]
        space_4's tile is [capella]
        space_4's ruler is you
        space_7's tile is [pollux]
        space_7's ruler is you
        number of discs in your colonies is 2
    when
        you end game
    then
        your result is 6

scenario "the example of the rulebook, twenty-nine points"
    ruling  R116, R121, T18
    ru      "пример из правил: двадцать девять очков"
    given
        your board is [draco]
        your reputation is [skirmish, skirmish, legend]
        space_13's tile is [sigma_draconis]
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is you
        space_4's structures is [monolith]
        space_7's tile is [castor]
        space_7's ruler is you
        space_1's tile is [galactic_center]
        space_1's ruler is you
        space_12's tile is [mu_herculis]
        space_12's ruler is you
        space_12's fleet is [ancient, ancient]
        your kept is [treasure, treasure]
        your technologies are [nanorobots, fusion_drives, orbitals, advanced_robotics, gauss_shields, fusion_sources, improved_hulls, positron_computers, tachyon_drives]
        nanorobots's field is nano
        fusion_drives's field is nano
        orbitals's field is nano
        advanced_robotics's field is nano
        gauss_shields's field is grid
        fusion_sources's field is grid
        improved_hulls's field is grid
        positron_computers's field is grid
        tachyon_drives's field is grid
        your is_traitor is 1
        and then
            you receive_from rival
            you choose "credits"
    when
        you end game
    then
        your result is 29
