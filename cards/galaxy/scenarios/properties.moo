# What cards say, one by one, as far as the scenarios of the rules have not shown it.

scenario "the Chartered Company finds an expansion or commerce card"
    ruling  G10, G72
    ru      "привилегированная компания находит карту экспансии или коммерции"
    given
        your tableau is [chartered_company]
        chartered_company's state is complete
        expansion_deck's stack is [jump_gates, far_probes]
        progress_deck's stack is [lens_of_hours]
    when
        you dismiss chartered_company
        you choose jump_gates
    then
        your tableau is [jump_gates]

scenario "the Keeper of Maps finds a development card"
    ruling  G10, G72
    ru      "хранитель карт находит карту развития"
    given
        your tableau is [keeper_of_maps]
        expansion_deck's stack is [jump_gates, far_probes]
        progress_deck's stack is [lens_of_hours]
        and then
            you occupy azure_cradle
    when
        you dismiss keeper_of_maps
        you choose lens_of_hours
    then
        your tableau is [lens_of_hours]

scenario "Free Ports and the Merchant League pay more for discarding"
    ruling  G74
    ru      "вольные порты и торговая лига доплачивают за сброс"
    given
        your tableau is [ashkarids, merchant_league, free_ports, regent]
        free_ports's state is complete
    when
        reach start of application
        reach your choice
        you perform dismissing
        you choose regent
        you perform finishing
        you choose red_cube
        you choose red_cube
        you choose red_cube
    then
        your discard_bonus is 2 because of free_ports, merchant_league
        your bag is [red_cube, red_cube, red_cube]

scenario "the Imperial Mint brings five cubes"
    ruling  G72
    ru      "имперский монетный двор приносит пять кубиков"
    given
        your tableau is [imperial_mint]
        imperial_mint's state is complete
        bank is [red_cube, red_cube, red_cube, red_cube, red_cube, red_cube]
    when
        you dismiss imperial_mint
    then
        number of your bag is 5

scenario "at the Space Exchange one may keep one's cube"
    ruling  G72
    ru      "на космобирже можно и не менять кубик"
    given
        your tableau is [space_exchange]
        your bag is [red_cube, black_cube]
        space_exchange's state is complete
    when
        you begin_turn
        you choose no
    then
        your bag is [red_cube, black_cube]

scenario "a Collapsar Engine frees a system"
    ruling  G16
    ru      "двигатель коллапса освобождает систему"
    given
        your tableau is [collapsar_engine]
        collapsar_engine's state is complete
        ember_haven's cover is [black_hole]
    when
        you dismiss collapsar_engine
        you choose "Take a black hole away"
    then
        ember_haven's cover is []

scenario "the Assembly of Savants pays for what is implemented"
    ruling  G55
    ru      "ассамблея учёных платит за внедрение"
    given
        your tableau is [assembly_of_savants, free_ports]
    when
        you implement free_ports
        you choose red_cube
    then
        your bag is [red_cube]

scenario "the Frontier Mandate pays for a colony"
    ruling  G55
    ru      "мандат фронтира платит за колонию"
    given
        your tableau is [frontier_mandate]
        your hand is [blue_cube]
        and then
            you occupy ember_cradle
            you settle blue_cube onto ember_cradle
    when
        you take_reward
        you choose red_cube
    then
        your bag is [blue_cube, blue_cube, red_cube]

scenario "the Vassal Crown and Memory Implants let one keep more cards"
    ruling  G12
    ru      "корона вассалов и импланты памяти увеличивают предел карт"
    given
        your tableau is [vassal_crown, memory_implants]
        memory_implants's state is complete
    then
        your hand_limit is 9 because of vassal_crown, memory_implants

scenario "the Chief Shipwright puts a base on a card"
    ruling  G72
    ru      "главный корабел кладёт базу на карту"
    given
        your tableau is [chief_shipwright, tholmar, regent]
        and then
            you occupy azure_cradle
    when
        you dismiss chief_shipwright
    then
        tholmar's prepared is [disc]

scenario "the Court Slanderer has a leader discarded"
    ruling  G65, G72
    ru      "придворный клеветник сбрасывает чужого лидера"
    given
        your tableau is [court_slanderer]
        rival's tableau is [quartermaster, lumenari]
        quartermaster_red's filling is [red_cube]
        and then
            you occupy ember_gate
    when
        you dismiss court_slanderer
    then
        rival's tableau is [lumenari]
        rival's bag is [red_cube]

scenario "the Mediator ends a conflict, and brings cubes"
    ruling  G67, G72
    ru      "посредница прекращает конфликт и приносит кубики"
    given
        your tableau is [mediator]
        ember_haven_ember_gate's dispute is [crusade]
        crusade's red_end is ember_haven
        crusade_red_side_green's filling is [green_cube]
        and then
            you occupy ember_gate
            rival occupies ember_haven
    when
        you dismiss mediator
        you choose yes
        you choose red_cube
        you choose red_cube
    then
        conflict_deck's stack is [crusade]
        rival's bag is [green_cube]
        your bag is [red_cube, red_cube]

scenario "or she leaves it"
    ruling  G67, G72
    ru      "или не прекращает"
    given
        your tableau is [mediator]
        ember_haven_ember_gate's dispute is [crusade]
        crusade's red_end is ember_haven
        bank is [red_cube, red_cube, red_cube]
        and then
            you occupy ember_gate
    when
        you dismiss mediator
        you choose no
    then
        ember_haven_ember_gate's dispute is [crusade]
        your bag is [red_cube, red_cube]

scenario "the Pathfinder settles beside one's systems"
    ruling  G72
    ru      "первопроходец размещает базу рядом с вашими системами"
    given
        your tableau is [pathfinder]
        and then
            you occupy amber_cradle
            you occupy amber_lantern
            you occupy amber_gate
    when
        you dismiss pathfinder
        you choose amber_haven
    then
        controls of amber_haven for you is yes

scenario "the Reformer takes black cubes out of the bag"
    ruling  G72
    ru      "реформатор убирает чёрные кубики из мешка"
    given
        your tableau is [reformer]
        your bag is [black_cube, black_cube, black_cube]
        bank is [red_cube]
        and then
            you occupy jade_cradle
    when
        you dismiss reformer
        you choose black_cube
        you choose black_cube
    then
        your bag is [black_cube, red_cube]

scenario "the Regent pays whoever has the most symbols"
    ruling  G56
    ru      "регент платит тому, у кого больше всех символов"
    given
        your tableau is [regent]
        your bag is [blue_cube]
        and then
            you occupy ember_gate
    when
        you begin_turn
        you choose red_cube
    then
        your bag is [blue_cube, red_cube]

scenario "the Star Surveyor and Deep Archives look at one card more each"
    ruling  G9
    ru      "звёздный землемер и глубинные архивы смотрят на одну карту больше"
    given
        your tableau is [star_surveyor, deep_archives]
        deep_archives's state is complete
        and then
            you occupy amber_cradle
    then
        your looks_at is 4 because of star_surveyor, deep_archives

scenario "the Warden of the Vaults guards one's cards"
    ruling  G54, G56
    ru      "страж хранилищ защищает карты"
    given
        rival's tableau is [lumenari, warden_of_the_vaults]
        lumenari_yard_yellow's filling is [yellow_cube]
        and then
            rival occupies jade_cradle
    then
        you cannot rob_card lumenari_yard_yellow because "needs cell's project's owner's is_guarded"

scenario "with Automata Works one draws a cube more"
    ruling  G21
    ru      "заводы автоматов добавляют кубик"
    given
        your tableau is [automata_works]
        automata_works's state is complete
    then
        your cubes_drawn is 4 because of automata_works

scenario "Cloning Vats help whoever has few cubes"
    ruling  G72
    ru      "чаны клонирования помогают тому, у кого мало кубиков"
    given
        your tableau is [cloning_vats]
        cloning_vats's state is complete
        your bag is [blue_cube, blue_cube, blue_cube, blue_cube, blue_cube, blue_cube, blue_cube, blue_cube]
    when
        you begin_turn
        you choose red_cube
        you begin_turn
    then
        number of your bag is 9

scenario "the Science of Markets pays whoever has the most colonized planets"
    ruling  G72
    ru      "наука о рынках платит тому, у кого больше всех колоний"
    given
        your tableau is [science_of_markets]
        science_of_markets's state is complete
        your bag is [blue_cube]
        ember_cradle's colonies is [red_cube]
        and then
            you occupy ember_cradle
            rival occupies amber_cradle
    when
        you begin_turn
        you choose red_cube
        you leave ember_cradle
        you begin_turn
    then
        your bag is [blue_cube, red_cube]

scenario "cubes are laid one by one, each where one likes"
    ruling  G24
    ru      "кубики выкладывают по одному, каждый куда угодно"
    given
        your hand is [red_cube, yellow_cube, green_cube]
        your tableau is [tholmar]
        ember_cradle_ember_gate's dispute is [crusade]
        crusade's red_end is ember_cradle
        and then
            you occupy ember_cradle
    when
        you perform routing
        you choose red_cube
        you choose ember_cradle_ember_haven
        you perform filling
        you choose yellow_cube
        you choose tholmar_yard_yellow
        you perform fighting
        you choose crusade_red_side_green
    then
        ember_cradle_ember_haven's route is [red_cube]
        tholmar_yard_yellow's filling is [yellow_cube]
        crusade_red_side_green's filling is [green_cube]
        your hand is []

scenario "peace is offered in one's phase 3"
    ruling  G67
    ru      "мир предлагают в своей фазе 3"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_drift
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you perform parleying
        rival chooses yes
    then
        rival's tableau is [crusade]
