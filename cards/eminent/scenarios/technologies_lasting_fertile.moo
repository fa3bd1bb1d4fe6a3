# The lasting technologies of fertile planets: what each side does, and that the other one does nothing.

scenario "fertile ground gives a symbol each of colonize, produce and research"
    ruling  E30, E44, E53
    ru      "«Плодородная почва» даёт по символу колонизации, производства и науки"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is front
        your frontier is [styku]
        styku's colonies are [colonize_role, colonize_role, colonize_role]
    when
        you settle styku
    then
        symbols of produce for you is 1
        symbols of research for you is 1
        symbols of colonize for you is 2
        your empire is [styku]
        styku's storage is []

scenario "with abundance an attacked planet arrives with full slots"
    ruling  E40, E53
    ru      "с «Изобилием» захваченная планета приходит с полными ячейками"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is back
        your frontier is [new_texas]
        your fighter is 6
    when
        you attack new_texas
        you choose food
    then
        new_texas's storage is [food, water]
        symbols of produce for you is 0

scenario "with abundance a settled planet arrives with full slots"
    ruling  E32
    ru      "с «Изобилием» заселённая планета приходит с полными ячейками"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is back
        your frontier is [drawde, voson]
        drawde's colonies are [colonize_role, colonize_role]
        voson's colonies are [terraforming]
        your hand is [mobilization]
    when
        you settle drawde
    then
        drawde's storage is [food]
        voson's storage is []

scenario "with abundance a planet that terraforming settles arrives with full slots, too"
    ruling  E32
    ru      "с «Изобилием» и планета, заселённая «Терраформированием», приходит с полными ячейками"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is back
        your frontier is [drawde]
        your hand is [terraforming]
    when
        you play_deed terraforming
    then
        drawde's storage is [food]

scenario "with abundance a utopia arrives with a resource of any sort"
    ruling  E32, E57
    ru      "с «Изобилием» утопия приходит с ресурсом любого вида"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is back
        your frontier is [utopia_of_trade]
        your fighter is 6
    when
        you attack utopia_of_trade
        you choose silicon
    then
        utopia_of_trade's storage is [silicon]

scenario "a planet without slots arrives empty in spite of abundance"
    ruling  E31
    ru      "планета без ячеек и с «Изобилием» приходит пустой"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is back
        your frontier is [idroyos]
        your fighter is 6
    when
        you attack idroyos
    then
        idroyos's storage is []

scenario "what abundance brings is not produced, and earns nothing by genetic engineering"
    ruling  E12
    ru      "ресурсы от «Изобилия» не считаются произведёнными, и «Генная инженерия» за них ничего не приносит"
    given
        your play_area is [fertile_ground]
        fertile_ground's face is back
        your frontier is [styku]
        your hand is [genetic_engineering]
        your fighter is 5
    when
        you play_deed genetic_engineering
        you attack styku
        you clean_up
    then
        styku's storage is [water]
        your influence is 0

scenario "where the earth is scorched there is no abundance"
    ruling  E31
    ru      "с «Тактикой выжженной земли» «Изобилие» не заполняет ячейки захваченной планеты"
    given
        your play_area is [fertile_ground, imperialism]
        fertile_ground's face is back
        imperialism's face is back
        your frontier is [styku]
        your fighter is 3
    when
        you attack styku
    then
        styku's storage is [fighter_left]

scenario "dissension draws two cards for dissenting"
    ruling  E17, E53
    ru      "с «Инакомыслием» за отказ от роли берут две карты"
    given
        rival's play_area is [dissension]
        dissension's face is front
        rival's deck is [politics, survey_role, trade_role]
        your deck is [politics, warfare_role, research_role]
    when
        rival dissents
        you dissent
    then
        rival's hand is [survey_role, trade_role]
        your hand is [research_role]

scenario "dissension does not lend the leader's bonus"
    ruling  E43, E53
    ru      "«Инакомыслие» не даёт бонуса ведущего"
    given
        colonize_stack is [colonize_role]
        rival's play_area is [dissension]
        dissension's face is front
        rival's frontier is [drawde]
        drawde's colonies are [colonize_role, colonize_role]
        rival's hand is [colonize_role]
    when
        you perform colonize
        rival chooses "join_in icon"
    then
        nothing is asked
        drawde's colonies are [colonize_role, colonize_role, colonize_role]
        rival's empire is []

scenario "with bureaucracy a follower may attack"
    ruling  E39, E53
    ru      "с «Бюрократией» повторяющий может захватить планету"
    given
        warfare_stack is [warfare_role]
        rival's play_area is [dissension]
        dissension's face is back
        rival's frontier is [drawde]
        rival's hand is [warfare_role]
        rival's fighter is 2
    when
        you perform warfare
        rival chooses "join_in icon"
        rival chooses "attack a planet from your frontier"
    then
        rival's empire is [drawde]
        rival's fighter is 0

scenario "with bureaucracy a follower may settle"
    ruling  E43
    ru      "с «Бюрократией» повторяющий может заселить планету"
    given
        colonize_stack is [colonize_role]
        rival's play_area is [dissension]
        dissension's face is back
        rival's frontier is [drawde]
        drawde's colonies are [colonize_role, colonize_role]
        rival's hand is [colonize_role]
    when
        you perform colonize
        rival chooses "join_in icon"
        rival chooses "settle a planet from your frontier"
    then
        rival's empire is [drawde]

scenario "with bureaucracy a follower may take fighters all the same"
    ruling  E38
    ru      "с «Бюрократией» повторяющий может и взять истребители"
    given
        warfare_stack is [warfare_role]
        rival's play_area is [dissension]
        dissension's face is back
        rival's frontier is [drawde]
        rival's hand is [warfare_role]
        rival's fighter is 2
    when
        you perform warfare
        rival chooses "join_in icon"
        rival chooses "gain (power) fighter"
    then
        rival's fighter is 3
        rival's empire is []

scenario "bureaucracy does not help whoever dissents, and gives no other bonus"
    ruling  E36, E53
    ru      "«Бюрократия» не помогает отказавшемуся от роли и других бонусов не даёт"
    given
        survey_stack is [survey_role]
        rival's play_area is [dissension]
        dissension's face is back
        rival's empire is [voson, pink_sonar]
        rival's deck is [politics, survey_role]
        planet_deck is [styku, mik_mik, lyttle]
    when
        you perform survey
        rival chooses "dissent"
    then
        rival's hand is [survey_role]

scenario "with bureaucracy a follower looks at no more planets"
    ruling  E36
    ru      "с «Бюрократией» повторяющий не просматривает дополнительных планет"
    given
        survey_stack is [survey_role]
        rival's play_area is [dissension]
        dissension's face is back
        rival's empire is [voson, pink_sonar]
        planet_deck is [styku, mik_mik, lyttle]
    when
        you perform survey
        rival chooses "join_in icon"
    then
        rival's frontier is [mik_mik]
        planet_discard is []
