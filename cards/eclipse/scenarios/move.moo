# Move: how far, along which way, and who is held back.

scenario "a ship goes as far as its drives carry it"
    ruling  R68, T6
    ru      "корабль летит так далеко, как позволяют двигатели"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_4's tile is [pollux]
        space_1's tile is [galactic_center]
        space_13's fleet is [interceptor]
    when
        you fly interceptor
    then
        space_4's fleet is [interceptor]
        space_13's fleet is []
        nothing is asked

scenario "whoever enters where an opposing ship is, is held back"
    ruling  R69, T6
    ru      "кто входит туда, где чужой корабль, того удерживают"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_4's tile is [pollux]
        space_1's tile is [galactic_center]
        space_13's fleet is [interceptor, interceptor]
        space_4's fleet is [ancient]
        and then
            you fit nuclear_drive onto a bay on your blueprints
            you choose "Interceptor: bay"
    when
        you fly interceptor
        you fly a ship from space_13's fleet
    then
        own_ships of space_4 for you is 2
        freedom of space_4 for you is 1

scenario "ships that are held back stay"
    ruling  R69, T6
    ru      "удерживаемые корабли остаются"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_4's tile is [pollux]
        space_4's fleet is [ancient, interceptor]
    then
        freedom of space_4 for you is 0

scenario "two ships are needed to hold back a cloaked one"
    ruling  R70
    ru      "замаскированный корабль удерживают вдвоём"
    given
        your board is [directorate]
        your technologies are [cloaking_device]
        cloaking_device's field is nano
        space_4's tile is [pollux]
        space_4's fleet is [ancient, interceptor]
        space_2's tile is [capella]
        space_2's fleet is [ancient, ancient, interceptor]
    then
        freedom of space_4 for you is 1
        freedom of space_2 for you is 0

scenario "the defence of the centre holds everybody back"
    ruling  R70
    ru      "защита центра удерживает всех"
    given
        your board is [directorate]
        your technologies are [cloaking_device]
        cloaking_device's field is nano
        space_1's tile is [galactic_center]
        space_1's fleet is [center_defence, interceptor, cruiser, cruiser]
    then
        freedom of space_1 for you is 0

scenario "ancients do not hold draco back"
    ruling  R70, R121
    ru      "древние не удерживают наследников Дракона"
    given
        your board is [draco]
        space_4's tile is [pollux]
        space_4's fleet is [ancient, ancient, interceptor]
    then
        freedom of space_4 for you is 1

scenario "nobody flies into empty space or where no wormhole leads"
    ruling  R26, R68
    ru      "в пустоту и мимо кротовин не летают"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_10's tile is [fomalhaut]
        space_13's fleet is [interceptor]
        number of discs in your action_track is 1
    when
        you perform moving
    then
        space_13's fleet is [interceptor]
        nothing is asked

scenario "starbases stay where they are"
    ruling  R22
    ru      "звёздные базы не двигаются"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_4's tile is [pollux]
        space_13's fleet is [starbase]
    then
        pace of starbase is 0

scenario "terrans move three times, and logistics once more"
    ruling  R68, R124
    ru      "земляне двигаются трижды, с логистикой — ещё раз"
    given
        your board is [alliance]
        your technologies are [improved_logistics]
        improved_logistics's field is nano
    then
        move_activations of you is 4

scenario "warp portals are next to each other"
    ruling  R28
    ru      "гиперпорталы соседствуют друг с другом"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_28's tile is [beta_sextantis]
        space_46's tile is [zeta_chamaeleontis]
        space_28's fleet is [interceptor]
    when
        you fly interceptor
    then
        space_46's fleet is [interceptor]

scenario "two of three ships are moved"
    ruling  R14, R68, T6
    ru      "перемещены два корабля из трёх"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_4's tile is [pollux]
        space_13's fleet is [interceptor, interceptor]
    when
        you perform moving
        you choose "Move a ship"
        you choose "Move a ship"
        you choose top of space_13's fleet
        you choose "End the turn"
    then
        own_ships of space_4 for you is 2
        own_ships of space_13 for you is 0
        your activations is 1

scenario "every terran species moves three times"
    ruling  R124
    ru      "все земляне двигаются трижды"
    given
        players are you, rival, second, third
        your board is [conglomerate]
        rival's board is [federation]
        second's board is [republic]
        third's board is [union]
    then
        move_activations of you is 3
        move_activations of rival is 3
        move_activations of second is 3
        move_activations of third is 3
