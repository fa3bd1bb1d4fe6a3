# The lasting technologies of advanced planets: what each side does, and that the other one does nothing.

scenario "with the weapons emporium the action may trade a fighter"
    ruling  E47, E53
    ru      "с «Оружейным рынком» действием можно продать истребитель"
    given
        your play_area is [weapons_emporium]
        weapons_emporium's face is front
        your hand is [trade_role, survey_role]
        your empire is [styku]
        styku's storage is [water]
        your fighter is 1
    when
        you play_deed trade_role
        you choose "sell_fighter"
    then
        your fighter is 0
        your influence is 1
        styku's storage is [water]

scenario "with the weapons emporium the role trades fighters and resources"
    ruling  E47
    ru      "с «Оружейным рынком» ролью продают истребители и ресурсы"
    given
        trade_stack is [trade_role]
        your play_area is [weapons_emporium]
        weapons_emporium's face is front
        your hand is [improved_trade_warfare, specialization]
        your empire is [styku]
        styku's storage is [water]
        your fighter is 2
    when
        you perform trade
        you choose improved_trade_warfare
        you choose specialization
        you choose yes
        you choose "sell_fighter"
        you choose yes
        you choose "sell a token from your empire's storage where its sort is not fighter_left"
        you choose no
    then
        your fighter is 1
        your influence is 2
        styku's storage is []

scenario "a fighter is no sort of resource"
    ruling  E12
    ru      "истребитель — не вид ресурса"
    given
        your play_area is [weapons_emporium]
        weapons_emporium's face is front
        your hand is [diverse_markets]
        your fighter is 1
    when
        you play_deed diverse_markets
        you sell_fighter
        you clean_up
    then
        your influence is 1

scenario "without the weapons emporium nobody trades fighters"
    ruling  E47, E53
    ru      "без «Оружейного рынка» истребители не продают"
    given
        your play_area is [weapons_emporium]
        weapons_emporium's face is back
        your fighter is 1
        rival's fighter is 1
    then
        you cannot sell_fighter because "trades_fighters"
        rival cannot sell_fighter because "trades_fighters"

scenario "streamlining removes one card in the turn"
    ruling  E53
    ru      "«Оптимизация» убирает из игры одну карту за ход"
    given
        your play_area is [weapons_emporium]
        weapons_emporium's face is back
        your hand is [politics, survey_role, trade_role]
    when
        you clean_up
        you choose yes
        you choose politics
    then
        removed is [politics]
        your hand is [survey_role, trade_role]
        you are asked

scenario "streamlining need not remove a card, and does so in its owner's turn alone"
    ruling  E53
    ru      "«Оптимизация» не обязывает убирать карту и действует только в ход владельца"
    given
        your play_area is [weapons_emporium]
        weapons_emporium's face is back
        your hand is [politics]
    when
        rival cleans_up
        you clean_up
        you choose no
        you choose nothing
    then
        nothing is asked
        removed is []
        your hand is [politics]

scenario "the weapons emporium removes no cards"
    ruling  E53
    ru      "«Оружейный рынок» карт из игры не убирает"
    given
        your play_area is [weapons_emporium]
        weapons_emporium's face is front
        your hand is [politics]
    when
        you clean_up
        you choose nothing
    then
        removed is []
        your hand is [politics]

scenario "hyperefficiency removes any number of cards in the turn"
    ruling  E53
    ru      "«Сверхэффективность» убирает из игры сколько угодно карт за ход"
    given
        your play_area is [adaptability]
        adaptability's face is back
        your hand is [politics, survey_role, trade_role]
    when
        you clean_up
        you choose politics
        you choose trade_role
        you choose nothing
    then
        removed is [politics, trade_role]
        your hand is [survey_role]

scenario "hyperefficiency need not remove anything, and waits for its owner's turn"
    ruling  E53
    ru      "«Сверхэффективность» не обязывает убирать карты и ждёт хода владельца"
    given
        your play_area is [adaptability]
        adaptability's face is back
        your hand is [research_role]
    when
        rival cleans_up
        you clean_up
        you choose nothing
        you choose nothing
    then
        nothing is asked
        removed is []
        symbols of survey for you is 0
        showable of survey for you is 0

scenario "with adaptability a research card boosts any role"
    ruling  E15, E53
    ru      "с «Приспособляемостью» карта науки усиливает любую роль"
    given
        warfare_stack is [warfare_role]
        your play_area is [adaptability]
        adaptability's face is front
        your hand is [research_role, research_role, survey_role]
    when
        you perform warfare
        you choose research_role
        you choose research_role
    then
        your fighter is 3
        your hand is [survey_role]

scenario "with adaptability a research card follows any role"
    ruling  E17
    ru      "с «Приспособляемостью» картой науки можно повторить любую роль"
    given
        warfare_stack is [warfare_role]
        rival's play_area is [adaptability]
        adaptability's face is front
        rival's hand is [research_role]
    when
        you perform warfare
        rival chooses "join_in icon"
    then
        rival's fighter is 1
        rival's played is [research_role]

scenario "without adaptability a research card follows research alone"
    ruling  E17
    ru      "без «Приспособляемости» картой науки можно повторить только науку"
    given
        warfare_stack is [warfare_role]
        your play_area is [adaptability]
        adaptability's face is front
        rival's hand is [research_role]
    when
        you perform warfare
    then
        nothing is asked
        rival's fighter is 0
        rival's hand is [research_role]

scenario "with adaptability research cards are colonies"
    ruling  E32, E42
    ru      "с «Приспособляемостью» карты науки служат колониями"
    given
        your play_area is [adaptability]
        adaptability's face is front
        your frontier is [drawde]
        drawde's colonies are [research_role, research_role]
    when
        you settle drawde
    then
        your empire is [drawde]
        your discard_pile is [research_role, research_role]

scenario "without adaptability research cards are no colonies"
    ruling  E32
    ru      "без «Приспособляемости» карты науки колониями не служат"
    given
        rival's play_area is [adaptability]
        adaptability's face is front
        your frontier is [drawde]
        drawde's colonies are [research_role, research_role]
    then
        drawde's settlers is 0
        you cannot settle drawde because "settlers"

scenario "adaptability tucks research cards with the role of colonization"
    ruling  E42
    ru      "с «Приспособляемостью» роль колонизации подкладывает и карты науки"
    given
        colonize_stack is [colonize_role]
        your play_area is [adaptability]
        adaptability's face is front
        your frontier is [styku]
        your hand is [research_role]
    when
        you perform colonize
        you choose research_role
    then
        styku's colonies are [colonize_role, research_role]
        styku's settlers is 2

scenario "adaptability changes plain research cards alone"
    ruling  E15
    ru      "«Приспособляемость» меняет только обычные карты науки"
    given
        your play_area is [adaptability]
        adaptability's face is front
        your played is [improved_research_survey, survey_role, research_role]
    then
        symbols of research for you is 2
        symbols of survey for you is 3
        symbols of warfare for you is 1
        symbols of trade for you is 1
