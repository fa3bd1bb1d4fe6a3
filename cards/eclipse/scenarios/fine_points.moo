# Fine points of the rules, where several of them meet.

scenario "a colony ship can still be sent after the last activation"
    ruling  R33
    ru      "колониальный корабль можно отправить и после последней активации"
    given
        your board is [directorate]
        rival's board is [hydran]
        tray is [nanorobots]
        your science is 2
        space_4's tile is [capella]
        space_4's ruler is you
        number of colony_ships in your colony_ship_box is 3
        number of colony_ships in your ready_ships is 1
        number of discs in your colonies is 1
    when
        reach your turn
        you perform researching
        you choose "Research a technology"
        you choose nanorobots
        you perform settling
        you choose "Capella: science"
    then
        your cubes of science is 10
        rival is asked

scenario "without colony ships none is offered"
    ruling  R33
    ru      "без колониальных кораблей их и не предлагают"
    given
        your board is [directorate]
        your acting is 1
        space_4's tile is [capella]
        space_4's ruler is you
    then
        you cannot perform settling

scenario "the cube of an orbital goes back with the others"
    ruling  R74
    ru      "фишка с орбитальной станции возвращается вместе с другими"
    given
        your board is [directorate]
        space_4's tile is [zeta_reticuli]
        space_4's structures is [orbital]
        space_4's ruler is you
        number of discs in your colonies is 1
        and then
            you settle a square on space_4's structures
            you choose "science"
    when
        you give_up space_4
        you choose "credits"
    then
        settled_in of space_4 is 0
        your cubes of science is 10

scenario "no colony ship is sent into a sector that is being given up"
    ruling  R33, R74
    ru      "в сектор, от которого отказываются, колониальный корабль не отправить"
    given
        your board is [directorate]
        your acting is 1
        space_28's tile is [spica]
        space_28's ruler is you
        number of discs in your colonies is 1
        number of colony_ships in your colony_ship_box is 3
        number of colony_ships in your ready_ships is 1
        and then
            you settle a square on space_28's tile
            you choose "Spica: any"
            you choose "materials"
    when
        you give_up space_28
    then
        something is asked
        you cannot perform settling

scenario "draco has no discovery from a sector in which ancients are"
    ruling  R105, R121
    ru      "наследники Дракона не берут открытие там, где есть древние"
    given
        your board is [draco]
        space_4's tile is [castor]
        space_4's fleet is [ancient, interceptor]
        space_4's secret is [treasure]
    when
        you extend_to space_4
    then
        space_4's ruler is you
        space_4's secret is [treasure]

scenario "what is saved from a discovery is the part that was found"
    ruling  R52
    ru      "сразу ставят только ту часть, что нашли"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your stored_parts are [shard_hull]
        space_4's tile is [iota_bootis]
        space_4's secret is [axion_computer_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Interceptor: bay"
    then
        your stored_parts are [shard_hull]
        your installed_parts are [axion_computer]

scenario "an ancient spends a burst last"
    ruling  R95
    ru      "взрыв древние тратят последним"
    given
        your board is [orion_hegemony]
        your blueprints are [orion_interceptor, orion_cruiser]
        npc_blueprints is [basic_guardian]
        space_4's tile is [pollux]
        space_4's fleet is [guardian, interceptor, cruiser]
        guardian's side is defending
        interceptor's side is attacking
        cruiser's side is attacking
        rolls are burst, 5, 5
    when
        you attack_with guardian
    then
        space_4's fleet is [guardian]

scenario "of equally quick types both are activated, in the order their owner likes"
    ruling  R86, R88
    ru      "из одинаково быстрых типов активируются оба, порядок выбирает владелец"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor, standard_cruiser]
        your technologies are [fusion_drives]
        fusion_drives's field is nano
        npc_blueprints is [basic_center_defence]
        space_4's tile is [pollux]
        space_4's fleet is [center_defence, interceptor, cruiser]
        center_defence's side is defending
        interceptor's side is attacking
        cruiser's side is attacking
        rolls are miss, miss, miss, miss, miss, miss
        and then
            you fit fusion_drive onto a bay on your blueprints
            you choose "Cruiser: built nuclear drive"
    when
        you fight_round space_4
        you choose cruiser
    then
        cruiser's stage is active
        interceptor's stage is active

scenario "the penalty of a retreat stands when what had stayed is destroyed"
    ruling  R99
    ru      "штраф за отступление действует, и если оставшиеся корабли уничтожены"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor, standard_cruiser]
        rival's board is [mechanema]
        rival's blueprints are [standard_cruiser]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, cruiser]
        cruiser's course is turning
    when
        you wreck interceptor
    then
        your has_fled is 1

scenario "a player is in a sector since the first of his ships came"
    ruling  R84
    ru      "игрок находится в секторе с прихода первого из своих кораблей"
    given
        your board is [directorate]
        rival's board is [hydran]
        and then
            you send a ship from your supply into space_4
            you choose interceptor
            rival sends a ship from rival's supply into space_4
            rival chooses interceptor
            you send a ship from your supply into space_4
            you choose cruiser
            you send interceptor into space_7
    when
        you note_arrivals space_4
    then
        your arrival is 1
        rival's arrival is 2

scenario "neutron bombs leave no choice of squares, nor between bombs and cannons"
    ruling  R101
    ru      "нейтронные бомбы не оставляют выбора ни ячеек, ни оружия"
    given
        your board is [orion_hegemony]
        your blueprints are [orion_interceptor]
        your technologies are [neutron_bombs]
        neutron_bombs's field is military
        rival's board is [hydran]
        space_4's tile is [capella]
        space_4's ruler is rival
        space_4's fleet is [interceptor]
        and then
            rival settles a square on space_4's tile
            rival chooses "Capella: science"
            rival settles a square on space_4's tile
    when
        you attack_people space_4
        you choose yes
    then
        settled_in of space_4 is 0

scenario "whoever is out counts when technologies are drawn, and his ships leave the board"
    ruling  R111, R113
    ru      "выбывшего считают при наборе технологий, а его корабли покидают поле"
    given
        players are you, rival, second
        your board is [directorate]
        space_4's tile is [capella]
        space_4's fleet is [interceptor]
    when
        you collapse
    then
        space_4's fleet is []
        later_technologies is 6

scenario "without a haven nobody retreats from a stalemate"
    ruling  R92, R96
    ru      "без убежища из безвыходного боя не отступить"
    given
        your board is [directorate]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor]
    then
        you cannot slip_away interceptor because "needs there is a hex"
