# Conflicts are fought: cubes on both sides, symbols, and what the winner gets.

scenario "each owner puts cubes onto his own side, and nobody else does"
    ruling  G57
    ru      "каждый участник кладёт кубики только на свою сторону"
    given
        players are you, rival, second
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_haven
        your hand is [yellow_cube, green_cube, red_cube]
        second's hand is [blue_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    then
        you can press yellow_cube into crusade_red_side_yellow
        you can press green_cube into crusade_red_side_lost_green
        you cannot press green_cube into crusade_blue_side_green because "needs mans of cell"
        you cannot press red_cube into crusade_red_side_green because "needs cube's colour"
        mans of crusade_blue_side_blue for rival is yes
        mans of crusade_blue_side_blue for second is no

scenario "a conflict that has just been laid gets no cubes in that turn"
    ruling  G57, G71
    ru      "на только что выложенный конфликт в этот ход кубики не кладут"
    given
        your tableau is [ashkarids, crusade]
        your hand is [green_cube]
        and then
            you occupy ember_cradle
    when
        reach start of application
        reach your choice
        you perform disputing
        you choose ember_cradle_ember_gate
        you choose "The red side faces my system"
        reach end of application
    then
        crusade_red_side_green's filling is []
        ember_cradle_ember_gate's dispute is [crusade]

scenario "the symbol of a conflict belongs to whoever has more cubes on his side"
    ruling  G58
    ru      "символ конфликта у того, на чьей стороне больше кубиков"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_haven
        crusade_red_side_green's filling is [green_cube], [green_cube]
        crusade_blue_side_blue's filling is [blue_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    then
        strength of cultural for you is 1
        strength of cultural for rival is 0

scenario "equal sides give nobody the symbol, but for an Open Federation"
    ruling  G58, G55
    ru      "при равенстве символ не получает никто, кроме открытой федерации"
    given
        ember_haven_ember_drift's dispute is [crusade]
        amber_haven_amber_gate's dispute is [embargo]
        crusade's red_end is ember_haven
        embargo's red_end is amber_haven
        crusade_red_side_green's filling is [green_cube]
        crusade_blue_side_blue's filling is [blue_cube]
        rival's tableau is [open_federation]
        and then
            you occupy ember_haven
            you occupy amber_haven
            rival occupies ember_drift
            rival occupies amber_gate
    then
        strength of cultural for you is 0
        strength of cultural for rival is 1
        strength of economic for rival is 0

scenario "who has filled his side wins: the card, the cubes, and what is printed on the other side"
    ruling  G59, G60, G61, G62, G65
    ru      "заполнивший свою сторону побеждает: карта, кубики и то, что напечатано на другой стороне"
    given
        ember_haven_ember_drift's dispute is [race_of_inventions]
        race_of_inventions's red_end is ember_haven
        race_of_inventions_red_side_blue's filling is [blue_cube], [blue_cube]
        race_of_inventions_red_side_red's filling is [red_cube]
        race_of_inventions_red_side_lost_yellow's filling is [yellow_cube]
        race_of_inventions_blue_side_blue's filling is [blue_cube]
        rival's tableau is [lumenari, free_ports, vassal_crown]
        lumenari_yard_yellow's filling is [yellow_cube]
        lumenari_yard_red's filling is [red_cube]
        free_ports_green's filling is [green_cube]
        vassal_crown_yard_red's filling is [red_cube]
        vassal_crown's prepared is [disc]
        bank is []
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win race_of_inventions
        you choose lumenari_yard_yellow
        you choose lumenari_yard_red
    then
        your tableau is [race_of_inventions]
        rival's tableau is [lumenari, vassal_crown]
        bank is [yellow_cube]
        rival's bag is [blue_cube, green_cube]
        controls of ember_drift for rival is yes

scenario "the cubes of the winner come neither from planets nor from conflicts"
    ruling  G61
    ru      "победитель не забирает кубики с планет и из конфликтов"
    given
        ember_haven_ember_drift's dispute is [spy_affair]
        spy_affair's red_end is ember_drift
        spy_affair_blue_side_blue's filling is [blue_cube], [blue_cube]
        spy_affair_blue_side_red's filling is [red_cube]
        spy_affair_blue_side_yellow's filling is [yellow_cube]
        ember_drift's colonies is [green_cube]
        ember_drift_azure_gate's dispute is [embargo]
        embargo's red_end is azure_gate
        embargo_blue_side_green's filling is [green_cube]
        ember_drift_azure_lantern's route is [green_cube, green_cube]
        rival's tableau is [lumenari, reformer]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win spy_affair
    then
        ember_drift_azure_lantern's route is [green_cube]
        embargo_blue_side_green's filling is [green_cube]
        your tableau is [spy_affair, reformer]
        ember_drift's colonies is [green_cube]

scenario "a conquered system loses its bases and routes, and the winner may place a base from his stock"
    ruling  G37, G63
    ru      "из захваченной системы уходят базы и маршруты, победитель может разместить базу из запаса"
    given
        ember_haven_ember_drift's dispute is [border_war]
        border_war's red_end is ember_haven
        border_war_red_side_red's filling is [red_cube], [red_cube]
        border_war_red_side_lost_red's filling is [red_cube]
        border_war_red_side_green's filling is [green_cube]
        ember_drift_azure_lantern's route is [green_cube, green_cube, green_cube]
        ember_drift_azure_gate's dispute is [embargo]
        embargo's red_end is ember_drift
        leader_deck's stack is [regent]
        and then
            you occupy ember_haven
            rival occupies ember_drift
            rival occupies ember_drift
    when
        you win border_war
        you choose yes
    then
        controls of ember_drift for you is yes
        number of rival's stock is 9
        rival's bag is [green_cube]
        ember_drift_azure_lantern's route is []
        your tableau is [border_war, regent]
        rival's tableau is [embargo]

scenario "or he leaves it neutral"
    ruling  G63
    ru      "или оставляет её нейтральной"
    given
        ember_haven_ember_drift's dispute is [border_war]
        border_war's red_end is ember_haven
        border_war_red_side_red's filling is [red_cube], [red_cube]
        border_war_red_side_lost_red's filling is [red_cube]
        border_war_red_side_green's filling is [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win border_war
        you choose no
    then
        neutral of ember_drift is yes

scenario "with an empty stock only a prepared base can be placed"
    ruling  G63
    ru      "с пустым запасом можно разместить только подготовленную базу"
    given
        ember_haven_ember_drift's dispute is [border_war]
        border_war's red_end is ember_haven
        border_war_red_side_red's filling is [red_cube], [red_cube]
        border_war_red_side_lost_red's filling is [red_cube]
        border_war_red_side_green's filling is [green_cube]
        your tableau is [tholmar]
        tholmar's prepared is [disc]
        and then
            you occupy ember_haven
            you occupy ember_haven
            you occupy ember_cradle
            you occupy ember_cradle
            you occupy ember_cradle
            you occupy ember_gate
            you occupy ember_gate
            you occupy ember_lantern
            rival occupies ember_drift
    when
        you win border_war
        you choose yes
    then
        tholmar's prepared is []
        ending is expanded

scenario "a prepared base may be placed there as well"
    ruling  G63
    ru      "туда можно разместить и подготовленную базу"
    given
        ember_haven_ember_gate's dispute is [ultimatum]
        ultimatum's red_end is ember_gate
        ultimatum_blue_side_red's filling is [red_cube]
        ultimatum_blue_side_blue's filling is [blue_cube]
        ultimatum_blue_side_yellow's filling is [yellow_cube]
        ultimatum_blue_side_green's filling is [green_cube]
        your tableau is [tholmar]
        tholmar's prepared is [disc]
        and then
            you occupy ember_haven
    when
        you win ultimatum
        you choose red_cube
        you choose red_cube
        you choose yes
        you choose "A prepared base"
    then
        controls of ember_gate for you is yes
        tholmar's prepared is []

scenario "with an empty stock only a prepared base is placed there"
    ruling  G63
    ru      "если запас пуст, туда размещают только подготовленную базу"
    given
        ember_haven_ember_gate's dispute is [ultimatum]
        ultimatum's red_end is ember_gate
        ultimatum_blue_side_red's filling is [red_cube]
        ultimatum_blue_side_blue's filling is [blue_cube]
        ultimatum_blue_side_yellow's filling is [yellow_cube]
        ultimatum_blue_side_green's filling is [green_cube]
        your tableau is [tholmar]
        tholmar's prepared is [disc]
        your stock is [disc]
        bank is []
        and then
            you occupy ember_haven
    when
        you win ultimatum
        you choose yes
    then
        controls of ember_gate for you is yes
        tholmar's prepared is []

scenario "a card of the loser's is taken, or discarded"
    ruling  G64
    ru      "карту проигравшего забирают или сбрасывают"
    given
        rival's tableau is [lumenari, regent, reformer]
        your tableau is [uprising]
        uprising's foe is rival
    when
        you claim regent
        you banish reformer
    then
        your tableau is [uprising, regent]
        rival's tableau is [lumenari]
        leader_deck's stack is [reformer]

scenario "a conflict may be taken from the board, and ends"
    ruling  G64, G67
    ru      "конфликт можно забрать с поля, тогда он прекращается"
    given
        ember_drift_azure_gate's dispute is [embargo]
        embargo's red_end is azure_gate
        embargo_blue_side_green's filling is [green_cube]
        and then
            rival occupies ember_drift
    when
        you win_over rival
    then
        your tableau is [embargo]
        rival's bag is [green_cube]
        ember_drift_azure_gate's dispute is []

scenario "against a neutral system one cube is enough for the symbol, and cubes come from the bank"
    ruling  G66
    ru      "против нейтральной системы для символа хватает одного кубика, а кубики берут из банка"
    given
        ember_haven_ember_gate's dispute is [crusade]
        crusade's red_end is ember_gate
        crusade_blue_side_green's filling is [green_cube], [green_cube]
        crusade_blue_side_blue's filling is [blue_cube], [blue_cube]
        rival's tableau is [iron_junta]
        your tableau is [antimatter_refinery]
        antimatter_refinery's state is complete
        and then
            you occupy ember_haven
    when
        you win crusade
        you choose red_cube
        you choose red_cube
        you choose no
        you choose yellow_cube
        you choose yellow_cube
    then
        your bag is [green_cube, green_cube, blue_cube, blue_cube, red_cube, red_cube, yellow_cube, yellow_cube]
        rival's tableau is [iron_junta]
        your tableau is [antimatter_refinery, crusade]

scenario "one cube is enough for the symbol of a conflict with a neutral system"
    ruling  G66
    ru      "для символа конфликта с нейтральной системой хватает одного кубика"
    given
        ember_haven_ember_gate's dispute is [crusade]
        crusade's red_end is ember_gate
        crusade_blue_side_green's filling is [green_cube]
        and then
            you occupy ember_haven
    then
        strength of cultural for you is 1
        has_won of crusade for you is no

scenario "under an Iron Junta one wins a cube more"
    ruling  G61
    ru      "железная хунта приносит победителю ещё один кубик"
    given
        your tableau is [iron_junta]
    then
        your loot_bonus is 1 because of iron_junta
