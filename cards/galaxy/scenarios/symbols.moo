# Symbols of supremacy, what leaders ask for, and what governments do.

scenario "symbols come from a program, from developments and from the board"
    ruling  G75
    ru      "символы приносят программа расы, карты развития и поле"
    given
        your tableau is [ashkarids, bastion_ring, armada_of_the_arm]
        ashkarids's state is complete
        bastion_ring's state is complete
        and then
            you occupy ember_cradle
    then
        strength of military for you is 4
        strength of diplomatic for you is 1
        your most_symbols is 4
        your all_symbols is 5

scenario "Picket Stations bring another one to whoever has the most bases"
    ruling  G75
    ru      "сторожевые станции приносят ещё один символ тому, у кого больше всех баз"
    given
        your tableau is [picket_stations]
        picket_stations's state is complete
        and then
            you occupy ember_haven
            you occupy ember_haven
            rival occupies amber_haven
    then
        strength of military for you is 2
        your more_military is 1 because of picket_stations

scenario "a start system gives its symbol to whoever holds it"
    ruling  G76
    ru      "стартовая система приносит символ своему владельцу"
    given
        and then
            rival occupies azure_cradle
    then
        strength of scientific for rival is 1
        strength of scientific for you is 0

scenario "a green arrow needs both systems"
    ruling  G77
    ru      "для зелёных стрелок нужны обе системы"
    given
        and then
            you occupy ember_lantern
            rival occupies ember_gate
            rival occupies azure_lantern
            rival occupies azure_gate
    then
        strength of scientific for you is 0
        strength of scientific for rival is 0
        strength of economic for rival is 1

scenario "a red arrow is for whoever holds one of the two systems, and not both"
    ruling  G78
    ru      "красная стрелка — для владельца ровно одной из двух систем"
    given
        jade_gate's cover is [black_hole]
        players are you, rival, second
        and then
            you occupy ember_gate
            rival occupies amber_gate
            second occupies azure_gate
    then
        strength of diplomatic for you is 1
        strength of diplomatic for rival is 1
        strength of diplomatic for second is 1

scenario "both systems of a red arrow give nothing"
    ruling  G78
    ru      "обе системы красной стрелки ничего не дают"
    given
        and then
            you occupy ember_gate
            you occupy amber_gate
    then
        strength of diplomatic for you is 0

scenario "whoever gets a leader, however he does, hears the Carnival Circuit"
    ruling  G13
    ru      "карнавальный маршрут срабатывает, как бы ни был получен лидер"
    given
        your tableau is [carnival_circuit]
        carnival_circuit's state is complete
        leader_deck's stack is [regent]
    when
        you take_from leader_deck
        you choose green_cube
    then
        your bag is [green_cube]

scenario "a leader works while one has the symbols that he asks for"
    ruling  G56
    ru      "свойство лидера действует, пока есть нужные ему символы"
    given
        your tableau is [colonial_governor, free_ports]
        rival's tableau is [quartermaster]
        free_ports's state is complete
        and then
            you occupy amber_cradle
            rival occupies azure_cradle
    then
        your harvest_bonus is 1 because of colonial_governor
        rival's red_in_green is no

scenario "under the Rule of Hierophants a leader asks for one symbol fewer"
    ruling  G55, G56
    ru      "при власти иерофантов лидеру нужно на один символ меньше"
    given
        your tableau is [rule_of_hierophants, colonial_governor]
        and then
            you occupy amber_cradle
    then
        is_content of colonial_governor is yes
        your harvest_bonus is 1 because of colonial_governor

scenario "a government works as long as one has it"
    ruling  G55
    ru      "правительство действует, пока оно у вас"
    given
        your tableau is [hive_consensus, vassal_crown]
    when
        you dismiss vassal_crown
    then
        your cubes_drawn is 4 because of hive_consensus
        your hand_limit is 7
