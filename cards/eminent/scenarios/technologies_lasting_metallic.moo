# The lasting technologies of metallic planets: what each side does, and that the other one does nothing.

scenario "imperialism gives a symbol each of survey, trade and warfare"
    ruling  E30, E53
    ru      "«Империализм» даёт по символу поиска, продажи и завоевания"
    given
        your play_area is [imperialism]
        imperialism's face is front
    then
        symbols of survey for you is 1
        symbols of trade for you is 1
        symbols of warfare for you is 1
        symbols of colonize for you is 0
        symbols of survey for rival is 0

scenario "imperialism does not lower what an attack costs"
    ruling  E53
    ru      "«Империализм» не удешевляет захват"
    given
        your play_area is [imperialism]
        imperialism's face is front
        your frontier is [styku]
        your fighter is 5
    when
        you attack styku
    then
        your fighter is 0
        styku's storage is []
        you can produce_on styku

scenario "the scorched earth lowers what an attack costs by two, and leaves a fighter behind"
    ruling  E37, E53
    ru      "«Тактика выжженной земли» удешевляет захват на два истребителя и оставляет истребитель на планете"
    given
        your play_area is [imperialism]
        imperialism's face is back
        your frontier is [styku, mik_mik]
        your fighter is 4
    when
        you attack styku
    then
        your empire is [styku]
        your fighter is 1
        styku's storage is [fighter_left]
        you cannot attack mik_mik because "pay"

scenario "a planet with a fighter left on it stores nothing"
    ruling  E31
    ru      "планета, на которой оставлен истребитель, не хранит ресурсов"
    given
        your play_area is [imperialism]
        imperialism's face is back
        your frontier is [new_texas]
        your fighter is 4
    when
        you attack new_texas
    then
        new_texas's open_slots is 0
        you cannot produce_on new_texas because "open_slots"

scenario "the fighter that is left behind is no resource"
    ruling  E47
    ru      "оставленный истребитель — не ресурс"
    given
        your empire is [styku]
        styku's storage is [fighter_left]
        your hand is [trade_role]
    then
        your goods is 0
        you cannot play_deed trade_role because "choose one"
        you cannot produce_on styku because "open_slots"

scenario "the scorched earth takes a planet of two for nothing"
    ruling  E37
    ru      "с «Тактикой выжженной земли» планету за два истребителя захватывают даром"
    given
        your play_area is [imperialism]
        imperialism's face is back
        your frontier is [drawde]
    when
        you attack drawde
    then
        your empire is [drawde]
        your fighter is 0
        drawde's storage is [fighter_left]

scenario "the scorched earth leaves no fighter on a planet that is settled"
    ruling  E32
    ru      "«Тактика выжженной земли» не оставляет истребителя на заселённой планете"
    given
        your play_area is [imperialism]
        imperialism's face is back
        your frontier is [drawde]
        drawde's colonies are [colonize_role, colonize_role]
    when
        you settle drawde
    then
        drawde's storage is []
        you can produce_on drawde
        symbols of survey for you is 0
        symbols of warfare for you is 0

scenario "the scorched earth is its owner's alone"
    ruling  E37
    ru      "«Тактика выжженной земли» действует только для владельца"
    given
        rival's play_area is [imperialism]
        imperialism's face is back
        your frontier is [styku]
        your fighter is 4
    then
        you cannot attack styku because "pay"

scenario "with logistics the role may come first"
    ruling  E11, E53
    ru      "с «Логистикой» можно начать с фазы роли"
    given
        warfare_stack is [warfare_role]
        your play_area is [logistics]
        logistics's face is front
        your frontier is [drawde]
        your fighter is 1
        your hand is [improved_warfare_trade]
    when
        reach your choice
        you choose "lead_a_role, act"
        you perform warfare
        you choose nothing
        you choose yes
        you choose "attack a planet from your frontier"
    then
        your empire is [drawde]
        your fighter is 0

scenario "with logistics the action may come first"
    ruling  E11
    ru      "с «Логистикой» можно начать и с фазы действия"
    given
        your play_area is [logistics]
        logistics's face is front
        your hand is [improved_trade_warfare]
    when
        reach your choice
        you choose "act, lead_a_role"
        you choose yes
    then
        your influence is 1
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade", "Research"

scenario "mobilization attacks also where logistics put the role first"
    ruling  E11, E12
    ru      "«Мобилизация» захватывает планету и тогда, когда с «Логистикой» роль идёт первой"
    given
        survey_stack is [survey_role]
        your play_area is [logistics]
        logistics's face is front
        your frontier is [drawde]
        your hand is [mobilization]
    when
        reach your choice
        you choose "lead_a_role, act"
        you perform survey
        you choose nothing
        you choose yes
        you choose yes
    then
        your empire is [drawde]
        your fighter is 0

scenario "without logistics the action comes first, and one card is played"
    ruling  E11, E12
    ru      "без «Логистики» действие идёт первым, и ради него играют одну карту"
    given
        rival's play_area is [logistics]
        your hand is [improved_trade_warfare, improved_trade_survey]
    when
        reach your choice
        you choose yes
        you choose improved_trade_survey
    then
        your influence is 1
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade", "Research"

scenario "with productivity two cards are played for their actions"
    ruling  E12, E53
    ru      "с «Продуктивностью» ради действия играют две карты"
    given
        your play_area is [logistics]
        logistics's face is back
        your hand is [improved_trade_warfare, improved_trade_survey, improved_trade_colonize]
    when
        reach your choice
        you choose yes
        you choose improved_trade_survey
        you choose yes
        you choose improved_trade_colonize
    then
        your influence is 2
        your hand is [improved_trade_warfare]
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade", "Research"

scenario "with productivity one card, or none, may be played"
    ruling  E12
    ru      "с «Продуктивностью» можно сыграть одну карту или ни одной"
    given
        your play_area is [logistics]
        logistics's face is back
        your hand is [improved_trade_warfare, improved_trade_survey]
    when
        reach your choice
        you choose yes
        you choose improved_trade_survey
        you choose no
    then
        your influence is 1
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade", "Research"

scenario "Scorched Earth Policy leaves a fighter on a thirteenth planet, too"
    ruling  E53
    ru      "«Политика выжженной земли» оставляет истребитель и на тринадцатой планете"
    given
        your play_area is [imperialism]
        imperialism's face is back
        your empire is [tankahshin, erkam_w, voson, pink_sonar, styku, mik_mik, gerdland, mishburr_ito_a, lyttle, echo_rose, oknow, sima_07c]
        tankahshin's storage is [fighter_left]
        erkam_w's storage is [fighter_left]
        voson's storage is [fighter_left]
        pink_sonar's storage is [fighter_left]
        styku's storage is [fighter_left]
        mik_mik's storage is [fighter_left]
        gerdland's storage is [fighter_left]
        mishburr_ito_a's storage is [fighter_left]
        lyttle's storage is [fighter_left]
        echo_rose's storage is [fighter_left]
        oknow's storage is [fighter_left]
        sima_07c's storage is [fighter_left]
        your frontier is [new_texas]
        your fighter is 4
    when
        you attack new_texas
    then
        your fighter is 0
        number of tokens in new_texas's storage is 1
