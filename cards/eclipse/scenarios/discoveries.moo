# What single discoveries and technologies do.

scenario "the technology of the ancients is the cheapest that one has not"
    ruling  R48
    ru      "технология древних — самая дешёвая из тех, которых нет"
    given
        your board is [directorate]
        your technologies are [neutron_bombs]
        neutron_bombs's field is military
        tray is [gauss_shields, nanorobots, absorption_shields, fusion_drives, neutron_bombs]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_technology]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose nanorobots
    then
        nanorobots's field is nano
        your science is 0
        number of technologies in tray is 4

scenario "a technology of the ancients does what it does when it is researched"
    ruling  R48
    ru      "технология древних действует так же, как исследованная"
    given
        your board is [directorate]
        tray is [advanced_robotics, quantum_grid]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_technology]
        number of discs in your influence_track is 0
        number of discs in your disc_box is 3
    when
        you explore_secret space_4
        you choose "Use it"
    then
        number of discs in your influence_track is 1

scenario "the quantum grid of the ancients brings two discs"
    ruling  R48
    ru      "квантовая сеть древних приносит два диска"
    given
        your board is [directorate]
        tray is [quantum_grid]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_technology]
        number of discs in your influence_track is 0
        number of discs in your disc_box is 3
    when
        you explore_secret space_4
        you choose "Use it"
    then
        number of discs in your influence_track is 2

scenario "the artifact key of the ancients pays for artifacts at once"
    ruling  R48
    ru      "ключ артефактов древних сразу платит за артефакты"
    given
        your board is [directorate]
        tray is [artifact_key]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_technology]
        space_5's tile is [eta_cephei]
        space_5's ruler is you
    when
        you explore_secret space_4
        you choose "Use it"
        you choose science
    then
        your science is 5

scenario "no rare technology comes from the ancients"
    ruling  R48
    ru      "редкую технологию древние не дают"
    given
        your board is [directorate]
        tray is [absorption_shields]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_technology]
    when
        you explore_secret space_4
    then
        your kept is [ancient_technology]
        nothing is asked

scenario "a cruiser of the ancients comes out of one's own supply"
    ruling  R49
    ru      "крейсер древних берут из своего запаса"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_cruiser]
    when
        you explore_secret space_4
        you choose "Use it"
    then
        space_4's fleet is [cruiser]
        discovery_discard is [ancient_cruiser]

scenario "an orbital of the ancients brings two materials"
    ruling  R50
    ru      "станция древних приносит два материала"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_orbital]
    when
        you explore_secret space_4
        you choose "Use it"
    then
        space_4's structures is [orbital]
        your materials is 2

scenario "there is no second orbital"
    ruling  R50
    ru      "второй станции не бывает"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's structures is [orbital]
        space_4's secret is [ancient_orbital]
    when
        you explore_secret space_4
    then
        your kept is [ancient_orbital]

scenario "a monolith of the ancients stands where it was found"
    ruling  R51
    ru      "монолит древних остаётся там, где его нашли"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_monolith]
    when
        you explore_secret space_4
        you choose "Use it"
    then
        space_4's structures is [monolith]

scenario "a portal of the ancients joins, and is two points for whoever controls it"
    ruling  R28, R54, R116
    ru      "гиперпортал древних соединяет и приносит два очка хозяину"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's ruler is you
        space_4's secret is [ancient_warp_portal]
        space_46's tile is [zeta_chamaeleontis]
        and then
            you explore_secret space_4
            you choose "Use it"
    when
        you end game
    then
        (leads of space_4 to space_46 by you) is yes
        your result is 4

scenario "the portal of the technology stands where its owner likes"
    ruling  R28, R60, R116
    ru      "гиперпортал технологии ставят в любой свой сектор"
    given
        your board is [directorate]
        tray is [warp_portals]
        your science is 9
        space_4's tile is [iota_bootis]
        space_4's ruler is you
        space_13's tile is [procyon]
        space_13's ruler is you
    when
        you study warp_portals
        you choose nano
        you choose space_4
    then
        space_4's structures is [warp_gate]
        has_portal of space_4

scenario "an artifact key brings five of a resource for each artifact"
    ruling  R60
    ru      "ключ приносит по пять единиц ресурса за каждый артефакт"
    given
        your board is [directorate]
        tray is [artifact_key]
        your science is 16
        space_13's tile is [procyon]
        space_13's ruler is you
        space_4's tile is [aldebaran]
        space_4's ruler is you
        space_7's tile is [pollux]
        space_7's ruler is you
    when
        you study artifact_key
        you choose credits
        you choose materials
    then
        your resources are 5 credits, 5 materials

scenario "what the labs find lies at home"
    ruling  R55, R60
    ru      "находка лабораторий лежит в начальном секторе"
    given
        your board is [directorate]
        tray is [ancient_labs]
        your science is 20
        space_13's tile is [procyon]
        space_13's ruler is you
        discovery_stack is [ancient_cruiser]
    when
        you study ancient_labs
        you choose nano
        you choose "Use it"
    then
        space_13's fleet is [cruiser]

scenario "without a home only the points are left for what lies in a sector"
    ruling  R55
    ru      "без начального сектора за то, что кладут в сектор, остаются только очки"
    given
        your board is [directorate]
        tray is [ancient_labs]
        your science is 20
        discovery_stack is [ancient_cruiser]
    when
        you study ancient_labs
        you choose nano
        you choose "Keep it for its points"
    then
        your kept is [ancient_cruiser]

scenario "without a home what needs no sector is used"
    ruling  R55
    ru      "что не кладут в сектор, можно взять и без начального сектора"
    given
        your board is [directorate]
        tray is [ancient_labs]
        your science is 20
        discovery_stack is [treasure]
    when
        you study ancient_labs
        you choose nano
        you choose "Use it"
    then
        your credits is 8
        discovery_discard is [treasure]
        labs_find is []

scenario "draco sees two sectors, and takes one of them"
    ruling  R121
    ru      "наследники Дракона смотрят два сектора и берут один"
    given
        your board is [draco]
        space_13's tile is [sigma_draconis]
        sigma_draconis's turn is 3
        space_13's ruler is you
        inner_stack is [pollux, capella]
    when
        you explore space_4
        you choose yes
        you choose yes
        you choose "Lay it"
        you choose 0
        you choose no
    then
        space_4's tile is [capella]
        inner_discard is [pollux]

scenario "draco has a point for each ancient that is left"
    ruling  R116, R121
    ru      "наследники Дракона получают по очку за каждого древнего на поле"
    given
        your board is [draco]
        space_4's tile is [arcturus]
        space_4's fleet is [ancient, ancient]
    when
        you end game
    then
        your result is 2

scenario "the neutral ships may follow harder blueprints"
    ruling  R5, R125
    ru      "ничьи корабли могут следовать сложным чертежам"
    given
        hard_ships is 1
        your board is [directorate]
    when
        you lay_out_space
    then
        number of (blueprints in npc_blueprints where its tier is advanced) is 3
        armour of ancient is 2
        quickness of guardian is 1
        has_rockets of center_defence

scenario "a resource knows no limit"
    ruling  R15
    ru      "запасы ресурсов не ограничены"
    given
        your board is [directorate]
        your materials is 75
    when
        you gain 10 materials
    then
        your materials is 85
        your stored is 85

scenario "six actions, and three of them as reactions"
    ruling  R31, R76
    ru      "шесть действий, и три из них — реакции"
    given
        your board is [directorate]
        rival's board is [hydran]
        number of discs in your colonies is 1
        number of discs in rival's colonies is 1
        tray is [nanorobots]
    when
        reach your turn
        you perform passing
        rival performs influencing
    then
        options are "Upgrade", "Build", "Move", "Pass"

scenario "a round has its four phases"
    ruling  R1, R82, R115
    ru      "в раунде четыре фазы"
    given
        your board is [directorate]
        rival's board is [hydran]
        number of discs in your colonies is 1
        number of discs in rival's colonies is 1
        number of colony_ships in your colony_ship_box is 3
        number of colony_ships in your used_ships is 1
        your passed is 1
    when
        reach end of cleanup
    then
        number of colony_ships in your ready_ships is 1

scenario "a retreat that began in the last round stays unfinished"
    ruling  R85, R88, R93
    ru      "отступление, начатое в последнем раунде боя, не завершают"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor, standard_cruiser]
        rival's board is [mechanema]
        rival's blueprints are [standard_dreadnought]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, rival's dreadnought]
        and then
            you take_sides space_4 by you to rival
            you retreat interceptor
    when
        you end_battle space_4
    then
        space_13's fleet is []
        interceptor's course is fighting
        own_ships of space_4 for you is 1

scenario "orbitals and monoliths outlive every attack"
    ruling  R24, R103
    ru      "станции и монолиты переживают любую атаку"
    given
        your board is [directorate]
        your technologies are [neutron_bombs]
        neutron_bombs's field is military
        rival's board is [hydran]
        space_4's tile is [capella]
        space_4's ruler is rival
        space_4's structures is [orbital]
        space_4's fleet is [interceptor]
        and then
            rival settles a square on space_4's structures
            rival chooses "credits"
    when
        you bomb space_4
        rival chooses "science"
    then
        settled_in of space_4 is 0
        space_4's structures is [orbital]
        rival's graves of science is 1

scenario "the portal of the ancients is laid where it is found"
    ruling  R46, R54
    ru      "гиперпортал древних кладут там, где его нашли"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [ancient_warp_portal]
    when
        you explore_secret space_4
        you choose "Use it"
    then
        space_4's structures is [ancient_gate]
        has_portal of space_4

scenario "a mixed find brings something of each"
    ruling  R47
    ru      "смешанная находка приносит понемногу всего"
    given
        your board is [directorate]
        space_4's tile is [iota_bootis]
        space_4's secret is [mixed_find]
    when
        you explore_secret space_4
        you choose "Use it"
    then
        your resources are 3 credits, 2 science, 2 materials
        discovery_discard is [mixed_find]
