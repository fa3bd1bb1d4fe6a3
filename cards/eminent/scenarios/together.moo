# Where several rules meet: what one phase leaves for the next, followers and the end, technologies with one another.

# ---- one phase and the next -----------------------------------------------------------------------------------------

scenario "a planet attacked in the action phase counts for the research of the same turn, and so does its symbol"
    ruling  E30, E50
    ru      "планета, захваченная в фазу действия, учитывается при изучении в тот же ход, и её символ тоже"
    given
        research_stack is [research_role]
        your hand is [warfare_role, research_role]
        your frontier is [echo_rose]
        your fighter is 4
        technologies is [improved_survey_trade, improved_survey_colonize]
    when
        reach your choice
        you choose yes
        you choose warfare_role
        you choose "attack a planet from your frontier"
        you perform research
        you choose research_role
        you choose yes
    then
        your hand is [improved_survey_trade]

scenario "a planet taken in the turn raises the hand limit of its cleanup"
    ruling  E20
    ru      "планета, полученная в этот ход, увеличивает предел руки уже при его очистке"
    given
        warfare_stack is [warfare_role, warfare_role]
        your frontier is [oknow]
        your fighter is 5
        your deck is [politics, survey_role, survey_role, survey_role, survey_role, survey_role, survey_role]
    when
        reach your turn
        you perform warfare
        you choose "attack a planet from your frontier"
        reach rival's turn
    then
        number of cards in your hand is 6
        your deck is [politics]

scenario "mobilization attacks a planet that the role of the turn has found"
    ruling  E12, E35, E37
    ru      "«Мобилизация» захватывает планету, найденную ролью того же хода"
    given
        survey_stack is [survey_role]
        planet_deck is [mik_mik]
        your hand is [mobilization]
        your fighter is 2
    when
        reach your choice
        you choose yes
        you perform survey
        you choose yes
    then
        your empire is [mik_mik]
        your fighter is 0

scenario "cards played for the role are not drawn again by an action behind it"
    ruling  E11, E19, E21
    ru      "карты, сыгранные для роли, действие после неё обратно не берёт"
    given
        your play_area is [logistics]
        logistics's face is front
        survey_stack is [survey_role]
        planet_deck is [styku]
        your hand is [survey_role, research_role]
        your discard_pile is [politics]
    when
        reach your choice
        you choose "lead_a_role, act"
        you perform survey
        you choose nothing
        you choose yes
        you choose survey_role
    then
        your hand is [research_role, politics]
        your discard_pile is [survey_role, survey_role]

scenario "a technology taken in the role phase works in the cleanup of the same turn"
    ruling  E53
    ru      "технология, взятая в фазу роли, работает при очистке того же хода"
    given
        research_stack is [research_role]
        your empire is [lyttle, echo_rose, srod_avein_n2]
        your hand is [research_role, research_role, research_role, warfare_role, politics]
        technologies is [adaptability]
    when
        reach your choice
        you choose no
        you perform research
        you choose research_role
        you choose research_role
        you choose research_role
        you choose yes
        you choose "Hyperefficiency"
        you choose warfare_role
        you choose nothing
    then
        removed is [warfare_role]

# ---- followers ------------------------------------------------------------------------------------------------------

scenario "a follower empties the supply in the leader's turn, and all have as many turns"
    ruling  E17, E23, E24, E25
    ru      "повторяющий роль опустошает запас в ход ведущего, и ходов у всех поровну"
    given
        players are you, rival, second
        supply is 1
        trade_stack is [trade_role, trade_role]
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        survey_stack is [survey_role]
        colonize_stack is [colonize_role]
        research_stack is [research_role]
        rival's empire is [ral_gaigaw, styku]
        rival's hand is [trade_role]
        ral_gaigaw's storage is [silicon]
        styku's storage is [water]
    when
        reach your turn
        you perform trade
        rival chooses "join_in icon"
        rival chooses trade_role
        rival chooses silicon
        rival chooses water
        reach rival's turn
        rival performs warfare
        reach second's turn
        second performs warfare
        reach end of game
    then
        ending is influence_gone
        round_number is 1
        rival's influence is 2
        supply is 0
        second's fighter is 1

scenario "who follows survey looks at what the leader has left"
    ruling  E17, E35
    ru      "кто повторяет поиск, смотрит то, что оставил ведущий"
    given
        survey_stack is [survey_role]
        planet_deck is [mik_mik, styku]
        your hand is [survey_role]
        rival's hand is [survey_role, survey_role]
    when
        you perform survey
        you choose survey_role
        you choose styku
        rival chooses "join_in icon"
    then
        rival's frontier is [mik_mik]
        planet_deck is []

scenario "dissension makes a new deck between its two cards"
    ruling  E17, E21
    ru      "между двумя картами «Инакомыслия» колода собирается заново"
    given
        warfare_stack is [warfare_role]
        rival's play_area is [dissension]
        dissension's face is front
        rival's deck is [politics]
        rival's discard_pile is [survey_role]
    when
        you perform warfare
    then
        rival's hand is [politics, survey_role]

scenario "who has no card left dissents all the same"
    ruling  E17, E21
    ru      "у кого не осталось карт, тот всё равно может отказаться от роли"
    given
        warfare_stack is [warfare_role]
        rival's play_area is [dissension]
        dissension's face is front
    when
        you perform warfare
    then
        nothing is asked
        rival's hand is []
        your fighter is 1

scenario "a follower trades fighters where there is nothing else"
    ruling  E17, E48
    ru      "повторяющий продажу продаёт истребители, когда другого нет"
    given
        trade_stack is [trade_role]
        rival's hand is [trade_role]
        rival's play_area is [weapons_emporium]
        rival's fighter is 1
    when
        you perform trade
        rival chooses "join_in icon"
        rival chooses yes
    then
        rival's influence is 1
        rival's fighter is 0
        nothing is asked

scenario "a planet that a follower attacks with bureaucracy arrives full with abundance"
    ruling  E31, E39, E53
    ru      "планета, которую повторяющий захватывает с «Бюрократией», с «Изобилием» приходит полной"
    given
        warfare_stack is [warfare_role]
        rival's play_area is [dissension, fertile_ground]
        dissension's face is back
        fertile_ground's face is back
        rival's frontier is [new_texas]
        rival's fighter is 6
        rival's hand is [warfare_role]
    when
        you perform warfare
        rival chooses "join_in icon"
        rival chooses "attack a planet from your frontier"
        rival chooses food
    then
        new_texas's storage is [food, water]
        rival's fighter is 0

# ---- sorts and slots ------------------------------------------------------------------------------------------------

scenario "one role produces several sorts, each into its own slot, and a utopia what its owner likes"
    ruling  E45, E46, E57
    ru      "одна роль производит несколько видов, каждый в свою ячейку, а утопия — что угодно владельцу"
    given
        trade_stack is [trade_role]
        your deck is [genetic_engineering]
        your hand is [trade_role, improved_production_trade]
        your empire is [gerdland, voson, hanoj_t, utopia_of_produce]
    when
        you perform produce
        you choose trade_role
        you choose improved_production_trade
        you choose voson
        you choose utopia_of_produce
        you choose silicon
        you choose hanoj_t
    then
        gerdland's storage is [water]
        voson's storage is [iron]
        hanoj_t's storage is [silicon]
        utopia_of_produce's storage is [silicon]
        your sorts_made is 3

scenario "specialization and diverse markets both earn for the same trade"
    ruling  E12, E47
    ru      "«Специализация» и «Разнообразные рынки» приносят влияние за одну и ту же продажу"
    given
        trade_stack is [trade_role, trade_role, trade_role]
        your play_area is [logistics]
        logistics's face is back
        your hand is [specialization, diverse_markets]
        your empire is [ral_gaigaw, styku, gerdland]
        styku's storage is [water]
        gerdland's storage is [water]
        your deck is [politics, warfare_role, warfare_role, warfare_role, warfare_role]
    when
        reach your choice
        you choose yes
        you choose specialization
        you choose water
        you choose yes
        you perform trade
        you choose top of styku's storage
        you choose water
        reach rival's turn
    then
        your influence is 5

scenario "a scorched planet stores nothing in either slot, and still shows its symbol"
    ruling  E30, E31
    ru      "планета с выжженной землёй ничего не хранит ни в одной ячейке, а символ её остаётся"
    given
        your play_area is [imperialism]
        imperialism's face is back
        your frontier is [artigas_gns_111]
        artigas_gns_111's colonies are [colonize_role]
        your fighter is 4
    when
        you attack artigas_gns_111
    then
        artigas_gns_111's storage is [fighter_left]
        artigas_gns_111's open_slots is 0
        empire_symbols of produce for you is 1
        your discard_pile is [colonize_role]

scenario "a fighter left behind is not traded, not even with the weapons emporium"
    ruling  E47, E48
    ru      "оставленный на планете истребитель не продаётся даже с «Оружейным рынком»"
    given
        your play_area is [imperialism, weapons_emporium]
        imperialism's face is back
        your empire is [styku, voson]
        styku's storage is [fighter_left]
        voson's storage is [iron]
        trade_stack is [trade_role]
        your hand is [trade_role]
    when
        you perform trade
        you choose trade_role
        you choose yes
    then
        voson's storage is []
        styku's storage is [fighter_left]
        your influence is 1
        nothing is asked

scenario "a fighter left behind breaks no tie"
    ruling  E27
    ru      "оставленный на планете истребитель ничьей не решает"
    given
        supply is 0
        your empire is [gerdland]
        rival's empire is [styku]
        gerdland's storage is [water]
        styku's storage is [fighter_left]
    when
        reach end of game
    then
        your rank is 1
        rival's rank is 2

# ---- colonies -------------------------------------------------------------------------------------------------------

scenario "the symbol of a planet just settled helps to settle the next one"
    ruling  E30, E44
    ru      "символ только что заселённой планеты помогает заселить следующую"
    given
        your hand is [improved_colonize_trade]
        your frontier is [styku, new_texas]
        styku's colonies are [colonize_role, colonize_role, colonize_role, colonize_role]
        new_texas's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_trade
        you choose yes
        you choose "settle a planet from your frontier"
    then
        your empire is [styku, new_texas]

scenario "terraforming played for the role is two colonies and settles nothing"
    ruling  E15, E42
    ru      "«Терраформирование», сыгранное для роли, — две колонии, и само ничего не заселяет"
    given
        colonize_stack is [colonize_role]
        your hand is [terraforming]
        your frontier is [drawde]
    when
        you perform colonize
        you choose terraforming
    then
        your frontier is [drawde]
        drawde's settlers is 3
        your discard_pile is []

# ---- what cannot be done, and why -----------------------------------------------------------------------------------

scenario "what an action needs and is not there is the reason why its card cannot be played"
    ruling  E12
    ru      "чего не хватает действию, то и названо причиной, почему карту нельзя сыграть"
    given
        your hand is [trade_role, colonize_role]
    then
        you cannot play_deed trade_role because "choose one"
        you cannot play_deed colonize_role because "choose one"

scenario "a card whose action comes to nothing may be played, and is discarded"
    ruling  E12
    ru      "карту, действие которой ничего не даёт, можно сыграть, и она сбрасывается"
    given
        your hand is [terraforming, improved_production_trade, improved_colonize_trade]
    when
        you play_deed terraforming
        you play_deed improved_production_trade
        you play_deed improved_colonize_trade
    then
        your discard_pile is [terraforming, improved_production_trade, improved_colonize_trade]

scenario "politics leaves the game for nothing where all stacks are empty"
    ruling  E22, E33
    ru      "когда все стопки пусты, «Политика» уходит из игры ни за что"
    given
        your hand is [politics]
    when
        you play_deed politics
    then
        removed is [politics]
        your hand is []

scenario "artificial intelligence takes the last card of the stacks"
    ruling  E22
    ru      "«Искусственный интеллект» забирает последнюю карту стопок"
    given
        your hand is [artificial_intelligence]
        survey_stack is [survey_role]
    when
        you play_deed artificial_intelligence
    then
        your hand is [survey_role]
        your discard_pile is [artificial_intelligence]
