# What a technology needs, card by card: symbols of Research, and planets of its type (E50, E52).

scenario "advanced technologies of level 1 need one advanced planet and three symbols"
    ruling  E50, E52
    ru      "технологии развитых планет: для первого уровня нужны одна такая планета и три символа"
    given
        your empire is [liagiba]
        rival's empire is [drawde, styku, angus_duffy]
        rival's frontier is [zephan]
    then
        you can learn improved_colonize_research with power 3
        you cannot learn improved_colonize_research with power 2 because "cost"
        rival cannot learn improved_colonize_research with power 3 because "planets_known"
        you can learn improved_colonize_trade with power 3
        you cannot learn improved_colonize_trade with power 2 because "cost"
        rival cannot learn improved_colonize_trade with power 3 because "planets_known"
        you can learn improved_production_research with power 3
        you cannot learn improved_production_research with power 2 because "cost"
        rival cannot learn improved_production_research with power 3 because "planets_known"
        you can learn improved_production_trade with power 3
        you cannot learn improved_production_trade with power 2 because "cost"
        rival cannot learn improved_production_trade with power 3 because "planets_known"
        you can learn improved_survey_research with power 3
        you cannot learn improved_survey_research with power 2 because "cost"
        rival cannot learn improved_survey_research with power 3 because "planets_known"
        you can learn improved_survey_trade with power 3
        you cannot learn improved_survey_trade with power 2 because "cost"
        rival cannot learn improved_survey_trade with power 3 because "planets_known"
        you can learn improved_warfare_research with power 3
        you cannot learn improved_warfare_research with power 2 because "cost"
        rival cannot learn improved_warfare_research with power 3 because "planets_known"
        you can learn improved_warfare_trade with power 3
        you cannot learn improved_warfare_trade with power 2 because "cost"
        rival cannot learn improved_warfare_trade with power 3 because "planets_known"

scenario "advanced technologies of level 2 need two advanced planets and five symbols"
    ruling  E50, E52
    ru      "технологии развитых планет: для второго уровня нужны две такие планеты и пять символов"
    given
        your empire is [liagiba, sholmican]
        rival's empire is [hanoj_t, drawde, styku, angus_duffy]
        rival's frontier is [zephan]
    then
        you can learn data_network with power 5
        you cannot learn data_network with power 4 because "cost"
        rival cannot learn data_network with power 5 because "planets_known"
        you can learn diverse_markets with power 5
        you cannot learn diverse_markets with power 4 because "cost"
        rival cannot learn diverse_markets with power 5 because "planets_known"
        you can learn specialization with power 5
        you cannot learn specialization with power 4 because "cost"
        rival cannot learn specialization with power 5 because "planets_known"
        you can learn weapons_emporium with power 5
        you cannot learn weapons_emporium with power 4 because "cost"
        rival cannot learn weapons_emporium with power 5 because "planets_known"

scenario "advanced technologies of level 3 need three advanced planets and seven symbols"
    ruling  E50, E52
    ru      "технологии развитых планет: для третьего уровня нужны три такие планеты и семь символов"
    given
        your empire is [liagiba, sholmican, ral_gaigaw]
        rival's empire is [hanoj_t, pomerene, drawde, styku, angus_duffy]
        rival's frontier is [zephan]
    then
        you can learn adaptability with power 7
        you cannot learn adaptability with power 6 because "cost"
        rival cannot learn adaptability with power 7 because "planets_known"

scenario "fertile technologies of level 1 need one fertile planet and three symbols"
    ruling  E50, E52
    ru      "технологии плодородных планет: для первого уровня нужны одна такая планета и три символа"
    given
        your empire is [drawde]
        rival's empire is [chrispen, voson, idroyos]
        rival's frontier is [mesia_sednim]
    then
        you can learn improved_research_colonize with power 3
        you cannot learn improved_research_colonize with power 2 because "cost"
        rival cannot learn improved_research_colonize with power 3 because "planets_known"
        you can learn improved_research_produce with power 3
        you cannot learn improved_research_produce with power 2 because "cost"
        rival cannot learn improved_research_produce with power 3 because "planets_known"
        you can learn improved_survey_colonize with power 3
        you cannot learn improved_survey_colonize with power 2 because "cost"
        rival cannot learn improved_survey_colonize with power 3 because "planets_known"
        you can learn improved_survey_produce with power 3
        you cannot learn improved_survey_produce with power 2 because "cost"
        rival cannot learn improved_survey_produce with power 3 because "planets_known"
        you can learn improved_trade_colonize with power 3
        you cannot learn improved_trade_colonize with power 2 because "cost"
        rival cannot learn improved_trade_colonize with power 3 because "planets_known"
        you can learn improved_trade_produce with power 3
        you cannot learn improved_trade_produce with power 2 because "cost"
        rival cannot learn improved_trade_produce with power 3 because "planets_known"
        you can learn improved_warfare_colonize with power 3
        you cannot learn improved_warfare_colonize with power 2 because "cost"
        rival cannot learn improved_warfare_colonize with power 3 because "planets_known"
        you can learn improved_warfare_produce with power 3
        you cannot learn improved_warfare_produce with power 2 because "cost"
        rival cannot learn improved_warfare_produce with power 3 because "planets_known"

scenario "fertile technologies of level 2 need two fertile planets and five symbols"
    ruling  E50, E52
    ru      "технологии плодородных планет: для второго уровня нужны две такие планеты и пять символов"
    given
        your empire is [drawde, styku]
        rival's empire is [mik_mik, chrispen, voson, idroyos]
        rival's frontier is [mesia_sednim]
    then
        you can learn artificial_intelligence with power 5
        you cannot learn artificial_intelligence with power 4 because "cost"
        rival cannot learn artificial_intelligence with power 5 because "planets_known"
        you can learn fertile_ground with power 5
        you cannot learn fertile_ground with power 4 because "cost"
        rival cannot learn fertile_ground with power 5 because "planets_known"
        you can learn genetic_engineering with power 5
        you cannot learn genetic_engineering with power 4 because "cost"
        rival cannot learn genetic_engineering with power 5 because "planets_known"
        you can learn terraforming with power 5
        you cannot learn terraforming with power 4 because "cost"
        rival cannot learn terraforming with power 5 because "planets_known"

scenario "fertile technologies of level 3 need three fertile planets and seven symbols"
    ruling  E50, E52
    ru      "технологии плодородных планет: для третьего уровня нужны три такие планеты и семь символов"
    given
        your empire is [drawde, styku, angus_duffy]
        rival's empire is [mik_mik, gerdland, chrispen, voson, idroyos]
        rival's frontier is [mesia_sednim]
    then
        you can learn dissension with power 7
        you cannot learn dissension with power 6 because "cost"
        rival cannot learn dissension with power 7 because "planets_known"

scenario "metallic technologies of level 1 need one metallic planet and three symbols"
    ruling  E50, E52
    ru      "технологии богатых металлами планет: для первого уровня нужны одна такая планета и три символа"
    given
        your empire is [chrispen]
        rival's empire is [liagiba, sholmican, ral_gaigaw]
        rival's frontier is [tankahshin]
    then
        you can learn improved_colonize_survey with power 3
        you cannot learn improved_colonize_survey with power 2 because "cost"
        rival cannot learn improved_colonize_survey with power 3 because "planets_known"
        you can learn improved_colonize_warfare with power 3
        you cannot learn improved_colonize_warfare with power 2 because "cost"
        rival cannot learn improved_colonize_warfare with power 3 because "planets_known"
        you can learn improved_production_survey with power 3
        you cannot learn improved_production_survey with power 2 because "cost"
        rival cannot learn improved_production_survey with power 3 because "planets_known"
        you can learn improved_production_warfare with power 3
        you cannot learn improved_production_warfare with power 2 because "cost"
        rival cannot learn improved_production_warfare with power 3 because "planets_known"
        you can learn improved_research_survey with power 3
        you cannot learn improved_research_survey with power 2 because "cost"
        rival cannot learn improved_research_survey with power 3 because "planets_known"
        you can learn improved_research_warfare with power 3
        you cannot learn improved_research_warfare with power 2 because "cost"
        rival cannot learn improved_research_warfare with power 3 because "planets_known"
        you can learn improved_trade_survey with power 3
        you cannot learn improved_trade_survey with power 2 because "cost"
        rival cannot learn improved_trade_survey with power 3 because "planets_known"
        you can learn improved_trade_warfare with power 3
        you cannot learn improved_trade_warfare with power 2 because "cost"
        rival cannot learn improved_trade_warfare with power 3 because "planets_known"

scenario "metallic technologies of level 2 need two metallic planets and five symbols"
    ruling  E50, E52
    ru      "технологии богатых металлами планет: для второго уровня нужны две такие планеты и пять символов"
    given
        your empire is [chrispen, voson]
        rival's empire is [erkam_w, liagiba, sholmican, ral_gaigaw]
        rival's frontier is [tankahshin]
    then
        you can learn imperialism with power 5
        you cannot learn imperialism with power 4 because "cost"
        rival cannot learn imperialism with power 5 because "planets_known"
        you can learn mobilization with power 5
        you cannot learn mobilization with power 4 because "cost"
        rival cannot learn mobilization with power 5 because "planets_known"
        you can learn survey_team with power 5
        you cannot learn survey_team with power 4 because "cost"
        rival cannot learn survey_team with power 5 because "planets_known"
        you can learn war_path with power 5
        you cannot learn war_path with power 4 because "cost"
        rival cannot learn war_path with power 5 because "planets_known"

scenario "metallic technologies of level 3 need three metallic planets and seven symbols"
    ruling  E50, E52
    ru      "технологии богатых металлами планет: для третьего уровня нужны три такие планеты и семь символов"
    given
        your empire is [chrispen, voson, idroyos]
        rival's empire is [erkam_w, piedra_seca, liagiba, sholmican, ral_gaigaw]
        rival's frontier is [tankahshin]
    then
        you can learn logistics with power 7
        you cannot learn logistics with power 6 because "cost"
        rival cannot learn logistics with power 7 because "planets_known"

scenario "there are thirteen technologies of each type, eight of them of the first level"
    ruling  E9
    ru      "технологий каждого типа тринадцать, из них восемь — первого уровня"
    then
        number of technologies in technologies is 39
        number of (technologies in technologies where its type is advanced) is 13
        number of (technologies in technologies where its type is fertile) is 13
        number of (technologies in technologies where its type is metallic) is 13
        number of (technologies in technologies where its level is 1) is 24
        number of (technologies in technologies where its level is 2) is 12
        number of (technologies in technologies where its level is 3) is 3
        number of (technologies in technologies where its lasting is yes) is 6
        total points of (technologies in technologies where its level is 1) is 0
        total points of (technologies in technologies where its level is 2) is 24
        total points of (technologies in technologies where its level is 3) is 15

scenario "points of technologies count wherever their owner has them"
    ruling  E26, E54
    ru      "очки технологий учитываются, где бы те ни лежали у владельца"
    given
        your hand is [improved_trade_survey]
        your deck is [war_path]
        your discard_pile is [mobilization]
        your in_force is [diverse_markets]
        your play_area is [logistics]
        your frontier is [styku]
        styku's colonies are [terraforming]
        removed is [survey_team]
    then
        technology_points of you is 13
