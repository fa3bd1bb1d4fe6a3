# The example of a whole action phase: Alexey (you), Elena (rival), Julia (second) and Victor (third).

scenario "a whole action phase of four players"
    ruling  R29, R30, R32, R33, R79, R81, T20
    ru      "целая фаза действий четырёх игроков"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [planta]
        second's board is [mechanema]
        third's board is [hydran]
        space_11's tile is [procyon]
        procyon's turn is 4
        space_11's ruler is you
        space_9's tile is [cygni_61]
        cygni_61's turn is 5
        space_9's ruler is rival
        space_2's tile is [pollux]
        space_19's tile is [zeta_reticuli]
        space_19's ruler is rival
        space_18's tile is [iota_persei]
        space_18's ruler is rival
        space_16's tile is [lambda_aurigae]
        lambda_aurigae's turn is 1
        space_16's ruler is second
        space_15's tile is [alpha_centauri]
        space_15's ruler is second
        space_15's fleet is [second's interceptor, second's interceptor, second's interceptor]
        space_5's tile is [beta_leonis]
        space_5's ruler is second
        space_5's fleet is [second's cruiser]
        space_14's tile is [beta_hydri]
        beta_hydri's turn is 2
        space_14's ruler is third
        space_14's fleet is [third's interceptor, third's interceptor, third's interceptor]
        space_29's tile is [kappa_scorpii]
        space_29's ruler is third
        space_29's fleet is [third's cruiser]
        number of discs in your colonies is 1
        number of discs in rival's colonies is 3
        number of discs in second's colonies is 3
        number of discs in third's colonies is 2
        number of colony_ships in rival's colony_ship_box is 0
        number of colony_ships in rival's ready_ships is 4
        your materials is 9
        third's science is 10
        tray is [nanorobots, wormhole_generator]
        your technologies are [orbitals]
        orbitals's field is nano
        rival's technologies are [advanced_mining]
        advanced_mining's field is military
        second's technologies are [plasma_missiles, positron_computers, fusion_sources]
        plasma_missiles's field is military
        positron_computers's field is grid
        fusion_sources's field is grid
        third's technologies are [fusion_drives, advanced_robotics, advanced_labs, monoliths]
        fusion_drives's field is nano
        advanced_robotics's field is nano
        advanced_labs's field is nano
        monoliths's field is nano
        your reputation is [skirmish, skirmish, victory, triumph]
        your envoys are [third's ambassador_tile]
        third's envoys are [your ambassador_tile, second's ambassador_tile]
        second's envoys are [third's ambassador_tile]
        second's blueprints are [standard_interceptor, standard_cruiser]
        third's blueprints are [standard_interceptor, standard_cruiser]
        middle_stack is [delta_corvi]
        outer_stack is [theta_pegasi, gamma_velorum, zeta_draconis, antares]
        discovery_stack is [mixed_find, treasure]
        rolls are 2, 2, 2, 2, 2, 2
        and then
            second fits electron_computer onto a bay on second's blueprints
            second chooses "Interceptor: bay"
            second fits fusion_source onto a bay on second's blueprints
            second chooses "Cruiser: built nuclear source"
            third fits fusion_drive onto a bay on third's blueprints
            third chooses "Cruiser: built nuclear drive"
    when
        reach your turn
        you perform building
        you choose "Build a ship"
        you choose cruiser
        you choose space_11
        you choose "Build a structure"
        you choose orbital
        you choose space_11
        rival performs exploring
        rival chooses "Explore a hex"
        rival chooses space_8
        rival chooses "Lay it"
        rival chooses 1
        rival chooses "Keep it for its points"
        rival chooses yes
        rival performs settling
        rival chooses "Delta Corvi: credits"
        rival performs settling
        rival chooses "Delta Corvi: science"
        rival chooses "Explore a hex"
        rival chooses space_22
        rival chooses "Discard it"
        rival chooses "End the turn"
        second performs upgrading
        second chooses "Take a part off"
        second chooses "Interceptor: bay"
        second chooses "Put a part on"
        second chooses plasma_missile
        second chooses "Interceptor: bay"
        second chooses "Put a part on"
        second chooses positron_computer
        second chooses "Cruiser: built electron computer"
        second chooses "Put a part on"
        second chooses ion_cannon
        second chooses "Cruiser: bay"
        third performs researching
        third chooses "Research a technology"
        third chooses nanorobots
        third chooses "Research a technology"
        third chooses wormhole_generator
        you perform exploring
        you choose "Explore a hex"
        you choose space_25
        you choose "Lay it"
        you choose 1
        rival performs exploring
        rival chooses "Explore a hex"
        rival chooses space_20
        rival chooses "Lay it"
        rival chooses 2
        rival chooses yes
        rival performs settling
        rival chooses "In a sector"
        rival chooses "Gamma Velorum: advanced materials"
        rival performs settling
        rival chooses "In a sector"
        rival chooses "Gamma Velorum: any"
        rival chooses "credits"
        rival chooses "Explore a hex"
        rival chooses space_37
        rival chooses "Lay it"
        rival chooses 0
        rival chooses yes
        rival performs proposing
        you choose yes
        rival chooses "materials"
        you choose skirmish
        you choose "credits"
        second performs passing
        third performs moving
        third chooses "Move a ship"
        third chooses interceptor
        third chooses space_15
        third chooses "Move a ship"
        third chooses interceptor
        third chooses space_15
        third chooses "credits"
        second chooses "science"
        you perform passing
        rival performs influencing
        rival chooses "Take a disc back"
        rival chooses space_19
        rival chooses yes
        rival chooses space_2
        rival chooses "Take a disc back"
        rival chooses space_18
        rival performs refreshing
        rival performs refreshing
        rival performs settling
        rival chooses "Pollux: science"
        rival performs settling
        rival chooses "Pollux: science"
        second performs moving
        second chooses "Move a ship"
        second chooses cruiser
        second chooses space_15
        third performs moving
        third chooses "Move a ship"
        third chooses interceptor
        third chooses space_15
        third chooses "Move a ship"
        third chooses yes
        third chooses space_15
        you perform passing
        rival performs passing
        second performs passing
        third performs passing
    then
        third's passed is 1
        first is second
        second's credits is 2
        your credits is 0
        your materials is 0
        space_11's fleet is [cruiser]
        space_11's structures is [orbital]
        rival's kept is [treasure]
        delta_corvi is in space_8's tile
        outer_discard is [antares]
        third's science is 0
        space_25's fleet is [ancient, ancient]
        space_25's ruler is nobody
        rival's embassy is 2
        number of your reputation is 3
        third's is_traitor is 1
        space_2's ruler is rival
        space_19's ruler is nobody
        space_18's ruler is nobody
        settled_in of space_2 is 2
        own_ships of space_15 for second is 4
        own_ships of space_15 for third is 4
        number of discs in second's action_track is 2
