# More turns and fewer, and what discarding does.

scenario "what a leader does when he is discarded, he does for whoever has his symbols"
    ruling  G72
    ru      "свойство лидера на сброс действует, если есть нужные символы"
    given
        your tableau is [grand_treasurer, keeper_of_maps]
        and then
            you occupy amber_cradle
    when
        you dismiss grand_treasurer
        you choose red_cube
        you choose red_cube
        you choose blue_cube
        you dismiss keeper_of_maps
    then
        your bag is [red_cube, red_cube, blue_cube]
        your dismissed is 2
        nothing is asked

scenario "a development that is not implemented does nothing when it is discarded"
    ruling  G72, G73
    ru      "невнедрённая карта развития при сбросе ничего не делает"
    given
        your tableau is [imperial_mint]
        rival's tableau is [seed_arks]
        seed_arks's state is complete
        and then
            rival occupies ember_cradle
    when
        you dismiss imperial_mint
        rival dismisses seed_arks
        rival chooses ember_haven
    then
        your bag is []
        commerce_deck's stack is [imperial_mint]
        controls of ember_haven for rival is yes

scenario "a card lies under its deck before what it says of discarding is done"
    ruling  G72
    ru      "карту кладут под колоду раньше, чем исполняют её свойство сброса"
    given
        your tableau is [court_slanderer]
        rival's tableau is [mediator]
        leader_deck's stack is []
        and then
            you occupy ember_gate
    when
        you dismiss court_slanderer
    then
        leader_deck's stack is [mediator, court_slanderer]

scenario "two extra turns follow one another, and not a third"
    ruling  G79
    ru      "подряд можно сделать не больше двух дополнительных ходов"
    given
        your tableau is [ashkarids, lens_of_hours, chronarch, common_tongue]
        lens_of_hours's state is complete
        common_tongue's state is complete
        rival's bag is [red_cube]
        and then
            you occupy azure_cradle
            you occupy azure_gate
            rival occupies jade_cradle
    when
        reach start of application
        reach your choice
        you perform dismissing
        you choose lens_of_hours
        you perform finishing
        you choose red_cube
        reach start of application
        reach your choice
        you perform dismissing
        you choose chronarch
        you perform dismissing
        you perform finishing
        you choose red_cube
        you choose red_cube
        you choose red_cube
        reach start of application
        reach your choice
        you perform dismissing
        you choose red_cube
    then
        rival is asked

scenario "a token on the race card is a turn to skip"
    ruling  G80
    ru      "жетон на карте расы — это пропуск хода"
    given
        your tableau is [ashkarids, master_saboteur]
        your bag is [red_cube]
        rival's bag is [red_cube, blue_cube, green_cube, yellow_cube]
        players are you, rival, second
        and then
            you occupy ember_cradle
    when
        you dismiss master_saboteur
        you choose rival
    then
        rival's absences is [black_hole]
        second's absences is []
        number of tokens is 8
