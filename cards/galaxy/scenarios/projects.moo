# Projects on cards: cells, cubes that come back, rewards.

scenario "a cube goes into a cell of its colour on a card of one's own"
    ruling  G24, G25
    ru      "кубик кладут в ячейку его цвета на своей карте"
    given
        your tableau is [ashkarids]
        your hand is [red_cube, yellow_cube, black_cube]
        rival's tableau is [obrunni]
    when
        you invest red_cube into ashkarids_yard_red
    then
        ashkarids_yard_red's filling is [red_cube]
        you can invest yellow_cube into ashkarids_yard_yellow
        you can invest black_cube into ashkarids_program_black
        you cannot invest yellow_cube into ashkarids_yard_green because "needs fits of cell"
        you cannot invest yellow_cube into obrunni_yard_yellow because "needs cell's project is in your tableau"

scenario "each cell takes one cube"
    ruling  G24, G26
    ru      "в каждой ячейке один кубик"
    given
        your tableau is [ashkarids]
        your hand is [green_cube, red_cube]
        ashkarids_yard_green's filling is [green_cube]
    then
        you cannot invest green_cube into ashkarids_yard_green because "needs cell is empty"
        you can invest green_cube into ashkarids_upper_green

scenario "what is not used goes back into the bag"
    ruling  G26
    ru      "неиспользованные кубики возвращаются в мешок"
    given
        your hand is [red_cube, blue_cube]
    when
        you perform stopping
    then
        your hand is []
        your bag is [red_cube, blue_cube]

scenario "leaders and governments let cubes of one colour stand for another"
    ruling  G24
    ru      "лидеры и правительства позволяют заменять цвет"
    given
        your tableau is [ashkarids, ministry_of_everything, quartermaster, crusade]
        your hand is [black_cube, red_cube]
        and then
            you occupy ember_cradle
    then
        you can invest black_cube into ashkarids_yard_green
        you cannot invest black_cube into ashkarids_upper_green because "needs fits of cell"
        you can invest red_cube into ashkarids_upper_green
        your red_in_green is yes because of quartermaster
        your black_in_yards is yes because of ministry_of_everything
        you cannot invest red_cube into crusade_red_side_green because "needs not cell's project"

scenario "the other leaders that do so"
    ruling  G24, G56
    ru      "другие лидеры с таким свойством"
    given
        your tableau is [academician, shipping_magnate, world_gardener, ashkarids]
        ashkarids's state is complete
        your hand is [blue_cube, yellow_cube, green_cube]
        and then
            you occupy azure_cradle
            you occupy azure_lantern
            you occupy azure_gate
            you occupy amber_lantern
            you occupy amber_gate
    then
        you can invest blue_cube into ashkarids_yard_yellow
        you can invest yellow_cube into ashkarids_yard_red
        you can invest green_cube into ashkarids_program_blue

scenario "a black cube takes the cubes of one project back, and goes into the bag, too"
    ruling  G27
    ru      "чёрный кубик возвращает кубики одного проекта и сам идёт в мешок"
    given
        your tableau is [ashkarids]
        your hand is [black_cube]
        ashkarids_yard_green's filling is [green_cube]
        ashkarids_yard_yellow's filling is [yellow_cube]
        ashkarids_upper_red's filling is [red_cube]
    when
        you perform recalling
        you choose yard
    then
        your bag is [green_cube, yellow_cube, black_cube]
        ashkarids_upper_red's filling is [red_cube]

scenario "a black cube does nothing for whoever has nothing to take back"
    ruling  G27
    ru      "чёрным кубиком нельзя вернуть то, чего нет"
    given
        your tableau is [ashkarids]
        your hand is [black_cube]
        rival's tableau is [tholmar]
        tholmar_yard_red's filling is [red_cube]
    then
        you cannot perform recalling

scenario "a cube of an irrecoverable cell goes to the bank"
    ruling  G27, G51
    ru      "кубик из невозвратной ячейки уходит в банк"
    given
        your tableau is [imperial_mint]
        imperial_mint's state is complete
        imperial_mint_lost_yellow's filling is [yellow_cube]
        imperial_mint_yellow's filling is [yellow_cube]
        your hand is [black_cube]
        bank is []
    when
        you perform recalling
    then
        bank is [yellow_cube]
        your bag is [yellow_cube, black_cube]
        imperial_mint's state is open

scenario "a black cube takes a route back, or one's side of a conflict"
    ruling  G27
    ru      "чёрный кубик возвращает маршрут или свою сторону конфликта"
    given
        your hand is [black_cube, black_cube]
        ember_cradle_ember_haven's route is [red_cube, red_cube]
        ember_cradle_ember_gate's dispute is [crusade]
        crusade's red_end is ember_cradle
        crusade_red_side_yellow's filling is [yellow_cube]
        and then
            you occupy ember_cradle
    when
        you perform recalling
        you choose "From a conflict"
        you perform recalling
    then
        your bag is [black_cube, black_cube, red_cube, red_cube, yellow_cube]

scenario "rewards come in the order that the player likes"
    ruling  G28
    ru      "награды получают в любом порядке"
    given
        your tableau is [ashkarids]
        ashkarids_upper_red's filling is [red_cube]
        ashkarids_lower_red's filling is [red_cube]
        ashkarids_lower_yellow's filling is [yellow_cube]
        ashkarids_lower_blue's filling is [blue_cube]
        expansion_deck's stack is [jump_gates]
        leader_deck's stack is [regent]
        your hand is [green_cube]
        and then
            you occupy jade_cradle
            you settle green_cube onto jade_cradle
    when
        you take_reward
        you choose "A project"
    then
        is_ready of ashkarids is no
        your reward_waits is yes
        your tableau is [ashkarids, regent]

scenario "a complete base project prepares a base and sends its cubes back"
    ruling  G38
    ru      "завершённый проект базы готовит базу и возвращает кубики"
    given
        your tableau is [lumenari]
        lumenari_yard_yellow's filling is [yellow_cube]
        lumenari_yard_red's filling is [red_cube]
        lumenari_yard_blue's filling is [blue_cube], [blue_cube]
    when
        you finish lumenari
    then
        lumenari's prepared is [disc]
        your bag is [yellow_cube, red_cube, blue_cube, blue_cube]

scenario "a base project that is complete again before its base is placed only sends its cubes back"
    ruling  G38
    ru      "если база ещё не размещена, снова завершённый проект только возвращает кубики"
    given
        your tableau is [tholmar]
        tholmar's prepared is [disc]
        tholmar_yard_green's filling is [green_cube], [green_cube]
        tholmar_yard_yellow's filling is [yellow_cube]
        tholmar_yard_red's filling is [red_cube]
    when
        you finish tholmar
    then
        tholmar's prepared is [disc]
        number of your bag is 4
        number of your stock is 8

scenario "a government prepares bases by itself"
    ruling  G39
    ru      "правительство готовит базы отдельно"
    given
        your tableau is [tholmar, vassal_crown]
        tholmar's prepared is [disc]
        vassal_crown_yard_red's filling is [red_cube]
        vassal_crown_yard_yellow's filling is [yellow_cube]
        vassal_crown_yard_green's filling is [green_cube], [green_cube]
    when
        you finish vassal_crown
    then
        number of your tableau's prepared is 2

scenario "a prepared base is placed at the end of phase 2"
    ruling  G40
    ru      "подготовленную базу размещают в конце фазы 2"
    given
        your tableau is [tholmar]
        tholmar's prepared is [disc]
        ember_cradle_ember_lantern's route is [red_cube, red_cube]
        your bag is [black_cube]
        and then
            you occupy ember_cradle
    when
        reach start of distribution
        reach your choice
        you perform stopping
        you choose yes
        you choose ember_lantern
    then
        controls of ember_lantern for you is yes
        controls of ember_cradle for you is yes
        tholmar's prepared is []

scenario "a project for a card brings it and sends its cubes back"
    ruling  G46
    ru      "проект получения карты приносит карту и возвращает кубики"
    given
        your tableau is [concordants]
        leader_deck's stack is [regent, reformer, chronarch]
        concordants_lower_red's filling is [red_cube], [red_cube]
        concordants_lower_yellow's filling is [yellow_cube]
        concordants_lower_green's filling is [green_cube]
        concordants_lower_blue's filling is [blue_cube]
        concordants_lower_black's filling is [black_cube]
    when
        you finish concordants
        you choose regent
        you choose reformer
    then
        your tableau is [concordants, regent, reformer]
        number of your bag is 6

scenario "a development of any kind is taken from the deck that one likes"
    ruling  G46
    ru      "любую карту развития берут из колоды на выбор"
    given
        commerce_deck's stack is [free_ports]
        progress_deck's stack is [lens_of_hours]
    when
        you take_development
        you choose progress_deck
    then
        your tableau is [lens_of_hours]

scenario "an implemented development works, brings a politics card, and stops when a cube has left"
    ruling  G47, G49, G53
    ru      "внедрённая карта развития действует, приносит карту политики и перестаёт действовать без кубика"
    given
        your tableau is [memory_implants]
        leader_deck's stack is [regent]
        memory_implants_red's filling is [red_cube]
        memory_implants_blue's filling is [blue_cube], [blue_cube]
        and then
            you finish memory_implants
    when
        rival robs_card memory_implants_red
    then
        your tableau is [memory_implants, regent]
        your hand_limit is 7
        strength of scientific for you is 0
        rival's bag is [red_cube]
        memory_implants's state is open

scenario "a development that is not implemented has neither text nor symbols"
    ruling  G47
    ru      "невнедрённая карта развития не даёт ни свойств, ни символов"
    given
        your tableau is [memory_implants, picket_stations]
        picket_stations's state is complete
    then
        your hand_limit is 7
        strength of scientific for you is 0
        strength of military for you is 1

scenario "a fourth development of a kind gets no cubes"
    ruling  G48
    ru      "в четвёртую карту развития того же вида кубики не кладут"
    given
        your tableau is [bastion_ring, jump_gates, far_probes, planet_forges, free_ports]
        bastion_ring's state is complete
        jump_gates's state is complete
        far_probes's state is complete
        your hand is [green_cube]
    then
        you cannot invest green_cube into planet_forges_green because "needs is_barred of"
        you can invest green_cube into free_ports_green

scenario "the second development of a kind brings a conflict, the third a government"
    ruling  G49
    ru      "вторая карта развития вида приносит конфликт, третья — правительство"
    given
        your tableau is [bastion_ring, jump_gates, free_ports]
        conflict_deck's stack is [crusade]
        government_deck's stack is [iron_junta]
        leader_deck's stack is [regent]
        bastion_ring's state is complete
    when
        you implement jump_gates
        you implement free_ports
    then
        your tableau is [bastion_ring, jump_gates, free_ports, crusade, regent]

scenario "what has lost a cube is filled again, and brings a politics card again"
    ruling  G50
    ru      "карту, потерявшую кубик, внедряют заново и снова получают карту политики"
    given
        your tableau is [memory_implants]
        leader_deck's stack is [regent, reformer]
        your hand is [red_cube]
        memory_implants_red's filling is [red_cube]
        memory_implants_blue's filling is [blue_cube], [blue_cube]
        and then
            you finish memory_implants
            you choose regent
            rival robs_card memory_implants_red
            you invest top of your hand into memory_implants_red
    when
        you finish memory_implants
    then
        memory_implants's state is complete
        your tableau is [memory_implants, regent, reformer]

scenario "a thief takes a cube from an irrecoverable cell into his bag"
    ruling  G51
    ru      "вор забирает кубик из невозвратной ячейки в свой мешок"
    given
        rival's tableau is [imperial_mint]
        imperial_mint_lost_yellow's filling is [yellow_cube]
    when
        you rob_card imperial_mint_lost_yellow
    then
        your bag is [yellow_cube]

scenario "a program gives its symbols as long as no cube is missing"
    ruling  G52
    ru      "программа даёт символы, пока заполнена"
    given
        your tableau is [tholmar]
        tholmar_program_black's filling is [black_cube]
        tholmar_program_green's filling is [green_cube], [green_cube]
        tholmar_program_red's filling is [red_cube], [red_cube]
    when
        you finish tholmar
    then
        strength of military for you is 2
        strength of economic for you is 1

scenario "without one of its cubes the program gives nothing"
    ruling  G52
    ru      "без одного кубика программа ничего не даёт"
    given
        your tableau is [tholmar]
        tholmar's state is complete
        tholmar_program_red's filling is [red_cube]
        tholmar_yard_red's filling is [red_cube]
    when
        rival robs_card tholmar_program_red
    then
        strength of military for you is 0

scenario "a theft takes a cube of its colour from a project of an opponent"
    ruling  G54
    ru      "похищение забирает кубик нужного цвета с проекта соперника"
    given
        your tableau is [quartermaster, smugglers_guild]
        smugglers_guild's state is complete
        quartermaster_red's filling is [red_cube]
        quartermaster_green's filling is [green_cube]
        rival's tableau is [lumenari]
        lumenari_yard_yellow's filling is [yellow_cube]
        azure_cradle's colonies is [blue_cube]
        azure_cradle_azure_haven's route is [blue_cube, blue_cube]
        and then
            rival occupies azure_cradle
    when
        you finish quartermaster
        you choose green_cube
    then
        azure_cradle_azure_haven's route is [blue_cube]
        your bag is [red_cube, green_cube, blue_cube, green_cube]
        azure_cradle's colonies is [blue_cube]

scenario "nothing is taken from the cards of whoever is guarded"
    ruling  G54
    ru      "с карт защищённого игрока ничего не забрать"
    given
        rival's tableau is [lumenari, bastion_ring]
        bastion_ring's state is complete
        lumenari_yard_yellow's filling is [yellow_cube]
    then
        you cannot rob_card lumenari_yard_yellow because "needs cell's project's owner's is_guarded"

scenario "black cubes are not taken"
    ruling  G54
    ru      "чёрные кубики не забирают"
    given
        your tableau is [admiral_of_raiders]
        rival's tableau is [lumenari]
        lumenari_yard_yellow's filling is [yellow_cube]
        lumenari_program_black's filling is [black_cube]
        and then
            you occupy ember_cradle
    when
        you dismiss admiral_of_raiders
    then
        your bag is [yellow_cube]
        lumenari_program_black's filling is [black_cube]

scenario "with an empty bag one gets a leader, and black cubes come back"
    ruling  G23
    ru      "с пустым мешком получают лидера и возвращают чёрные кубики"
    given
        your tableau is [lumenari]
        leader_deck's stack is [regent]
        lumenari_program_black's filling is [black_cube]
        lumenari_program_green's filling is [green_cube]
    when
        you begin_turn
    then
        your tableau is [lumenari, regent]
        your bag is [black_cube]
        lumenari_program_green's filling is [green_cube]

scenario "with a cube in the bag nobody comes"
    ruling  G23
    ru      "если в мешке есть кубик, авантюрист не приходит"
    given
        leader_deck's stack is [regent]
        your bag is [red_cube]
        your tableau is [space_exchange]
        space_exchange's state is complete
    when
        you begin_turn
        you choose yes
        you choose blue_cube
    then
        your tableau is [space_exchange]
        your bag is [blue_cube]

scenario "the Space Exchange takes only cubes for which the bank has one of another colour"
    ruling  G55
    ru      "космобиржа берёт только те кубики, за которые в банке есть кубик другого цвета"
    given
        your tableau is [space_exchange]
        space_exchange's state is complete
        your bag is [red_cube, blue_cube]
        bank is [red_cube, black_cube]
    when
        you begin_turn
        you choose yes
    then
        your bag is [red_cube, red_cube]
        bank is [blue_cube, black_cube]

scenario "and nothing if it has none"
    ruling  G55
    ru      "а если таких нет — ничего"
    given
        your tableau is [space_exchange]
        space_exchange's state is complete
        your bag is [red_cube, red_cube]
        bank is [red_cube, black_cube]
    when
        you begin_turn
    then
        nothing is asked
