# Blueprints and Upgrade.

scenario "a civilization has four blueprints with what is printed on them"
    ruling  R12, R23
    ru      "у цивилизации четыре чертежа с напечатанными частями"
    when
        you found union
        rival founds orion_hegemony
    then
        your blueprints are [standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase]
        power of standard_interceptor is 1
        speed of standard_interceptor is 1
        power of standard_starbase is 2
        speed of standard_starbase is 0
        power of orion_dreadnought is 3

scenario "a weapon takes the place of a drive, and a shield the empty square"
    ruling  R62, R63, R64, T5
    ru      "орудие ставят вместо двигателя, щит — в пустую ячейку"
    given
        your board is [eridani]
        your blueprints are [standard_interceptor]
        your technologies are [plasma_cannons, gauss_shields, fusion_drives]
        plasma_cannons's field is military
        gauss_shields's field is grid
        fusion_drives's field is nano
        and then
            you fit fusion_drive onto a bay on your blueprints
            you choose "Interceptor: built ion cannon"
            you fit fusion_drive onto a bay on your blueprints
    when
        you perform upgrading
        you choose "Take a part off"
        you choose "Interceptor: built nuclear drive"
        you choose "Put a part on"
        you choose plasma_cannon
        you choose "Put a part on"
        you choose gauss_shield
    then
        your acting is 0
        power of standard_interceptor is 0
        speed of standard_interceptor is 2
        pace of interceptor is 2

scenario "a part needs its technology, and enough energy"
    ruling  R63
    ru      "для части нужны её технология и энергия"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your technologies are [plasma_cannons, antimatter_cannons]
        plasma_cannons's field is military
        antimatter_cannons's field is grid
    then
        you can fit plasma_cannon onto a bay on your blueprints
        you cannot fit antimatter_cannon onto a bay on your blueprints
        you cannot fit gauss_shield onto a bay on your blueprints
        you can fit electron_computer onto a bay on your blueprints

scenario "no ship but a starbase goes without a drive, and no starbase has one"
    ruling  R63
    ru      "без двигателя бывает только звёздная база, а ей двигатель не ставят"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
    then
        you cannot fit nuclear_drive onto a bay on your blueprints
        you can fit nuclear_source onto a bay on your blueprints

scenario "what is printed works again when its tile is taken off"
    ruling  R62, R64
    ru      "напечатанная часть снова работает, когда жетон с неё сняли"
    given
        your board is [mechanema]
        your blueprints are [standard_cruiser]
        your technologies are [positron_computers]
        positron_computers's field is grid
        and then
            you fit positron_computer onto a bay on your blueprints
            you choose "Cruiser: built electron computer"
    when
        you strip a bay on your blueprints
    then
        power of standard_cruiser is 1
        your materials is 0

scenario "a tile that feeds the others may be taken off if the ship is mended at once"
    ruling  R62, R63
    ru      "жетон, который питает остальные, можно снять, если сразу исправить чертёж"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor, standard_cruiser]
        your technologies are [fusion_sources, plasma_cannons]
        fusion_sources's field is grid
        plasma_cannons's field is military
        and then
            you fit fusion_source onto a bay on your blueprints
            you choose "Interceptor: built nuclear source"
            you fit plasma_cannon onto a bay on your blueprints
            you choose "Interceptor: built ion cannon"
            you fit plasma_cannon onto a bay on your blueprints
            you choose "Interceptor: bay"
    when
        you perform upgrading
        you choose "Take a part off"
        you choose "Interceptor: built nuclear source"
    then
        power of standard_interceptor is -2
        options are "Put a part on", "Take a part off"
        you can fit fusion_source onto a bay on your blueprints
        you cannot fit hull onto a bay on your blueprints
        you cannot fit nuclear_source onto a bay on your blueprints

scenario "the activation goes on until the blueprint is legal"
    ruling  R62, R63
    ru      "активация длится, пока чертёж не станет правильным"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your technologies are [fusion_sources, plasma_cannons]
        fusion_sources's field is grid
        plasma_cannons's field is military
        and then
            you fit fusion_source onto a bay on your blueprints
            you choose "Interceptor: built nuclear source"
            you fit plasma_cannon onto a bay on your blueprints
            you choose "Interceptor: built ion cannon"
            you fit plasma_cannon onto a bay on your blueprints
    when
        you perform upgrading
        you choose "Take a part off"
        you choose "Interceptor: built nuclear source"
        you choose "Take a part off"
        you choose "Interceptor: bay"
        you choose "End the turn"
    then
        power of standard_interceptor is 0
        your acting is 0

scenario "mechanema upgrade three times, and with a modulator five times"
    ruling  R62, R122, T5
    ru      "механемы улучшают трижды, а с модулятором пять раз"
    given
        your board is [mechanema]
        your technologies are [pico_modulator]
        pico_modulator's field is grid
        rival's board is [planta]
        rival's passed is 1
    then
        upgrade_activations of you is 5
        upgrade_activations of rival is 1

scenario "an ancient part is kept for later, and leaves the game when it is taken off"
    ruling  R46, R52, R65
    ru      "часть древних можно отложить, а снятая с чертежа она выходит из игры"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [shard_hull_find]
        and then
            you explore_secret space_4
            you choose "Use it"
            you choose no
    when
        you fit shard_hull onto a bay on your blueprints
        you choose "Starbase: bay"
        you strip a bay on your blueprints
    then
        your stored_parts are []
        your installed_parts are []
        shard_hull is in part_box
        discovery_discard is [shard_hull_find]

scenario "the muon source lies outside the squares"
    ruling  R23, R53
    ru      "мюонный реактор кладут вне ячеек"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your stored_parts are [muon_source]
    when
        you fit_outside muon_source onto standard_interceptor
    then
        power of standard_interceptor is 3
        you cannot fit muon_source onto a bay on your blueprints

scenario "what was kept for later is laid beside the squares by an upgrade"
    ruling  R53, R65
    ru      "отложенное кладут вне ячеек улучшением"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your stored_parts are [muon_source]
    when
        you perform upgrading
        you choose "Put a part beside the squares"
    then
        standard_interceptor's outside_parts are [muon_source]
        your activations is 1
