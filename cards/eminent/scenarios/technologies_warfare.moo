# Improved Warfare in its four copies, War Path and Mobilization.

scenario "improved warfare with research takes two fighters"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом науки даёт два истребителя"
    given
        your hand is [improved_warfare_research]
        your frontier is [styku]
        your fighter is 5
    when
        you play_deed improved_warfare_research
        you choose "gain 2 fighter"
    then
        your fighter is 7
        your frontier is [styku]
        your discard_pile is [improved_warfare_research]

scenario "improved warfare with research attacks instead"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом науки может вместо этого захватить планету"
    given
        your hand is [improved_warfare_research]
        your frontier is [styku]
        your fighter is 6
    when
        you play_deed improved_warfare_research
        you choose "attack a planet from your frontier"
    then
        your fighter is 1
        your empire is [styku]
        your frontier is []
        your discard_pile is [improved_warfare_research]

scenario "improved warfare with trade takes two fighters"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом продажи даёт два истребителя"
    given
        your hand is [improved_warfare_trade]
        your frontier is [mik_mik]
        your fighter is 4
    when
        you play_deed improved_warfare_trade
        you choose "gain 2 fighter"
    then
        your fighter is 6
        your frontier is [mik_mik]
        your discard_pile is [improved_warfare_trade]

scenario "improved warfare with trade attacks instead"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом продажи может вместо этого захватить планету"
    given
        your hand is [improved_warfare_trade]
        your frontier is [mik_mik]
        your fighter is 5
    when
        you play_deed improved_warfare_trade
        you choose "attack a planet from your frontier"
    then
        your fighter is 1
        your empire is [mik_mik]
        your frontier is []
        your discard_pile is [improved_warfare_trade]

scenario "improved warfare with colonize takes two fighters"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом колонизации даёт два истребителя"
    given
        your hand is [improved_warfare_colonize]
        your frontier is [idroyos]
        your fighter is 6
    when
        you play_deed improved_warfare_colonize
        you choose "gain 2 fighter"
    then
        your fighter is 8
        your frontier is [idroyos]
        your discard_pile is [improved_warfare_colonize]

scenario "improved warfare with colonize attacks instead"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом колонизации может вместо этого захватить планету"
    given
        your hand is [improved_warfare_colonize]
        your frontier is [idroyos]
        your fighter is 7
    when
        you play_deed improved_warfare_colonize
        you choose "attack a planet from your frontier"
    then
        your fighter is 1
        your empire is [idroyos]
        your frontier is []
        your discard_pile is [improved_warfare_colonize]

scenario "improved warfare with produce takes two fighters"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом производства даёт два истребителя"
    given
        your hand is [improved_warfare_produce]
        your frontier is [mesia_sednim]
        your fighter is 2
    when
        you play_deed improved_warfare_produce
        you choose "gain 2 fighter"
    then
        your fighter is 4
        your frontier is [mesia_sednim]
        your discard_pile is [improved_warfare_produce]

scenario "improved warfare with produce attacks instead"
    ruling  E37
    ru      "«Улучшенное завоевание» с символом производства может вместо этого захватить планету"
    given
        your hand is [improved_warfare_produce]
        your frontier is [mesia_sednim]
        your fighter is 3
    when
        you play_deed improved_warfare_produce
        you choose "attack a planet from your frontier"
    then
        your fighter is 1
        your empire is [mesia_sednim]
        your frontier is []
        your discard_pile is [improved_warfare_produce]

scenario "improved warfare only takes fighters where there are too few to attack"
    ruling  E37
    ru      "«Улучшенное завоевание» только даёт истребители, если на захват их не хватает"
    given
        your hand is [improved_warfare_trade]
        your frontier is [styku]
        your fighter is 4
    when
        you play_deed improved_warfare_trade
    then
        nothing is asked
        your fighter is 6
        your frontier is [styku]

scenario "improved warfare counts for warfare, and for its second symbol"
    ruling  E15
    ru      "«Улучшенное завоевание» учитывается для завоевания и для второго своего символа"
    given
        your played is [improved_warfare_trade, improved_warfare_research, improved_warfare_colonize, improved_warfare_produce]
    then
        symbols of warfare for you is 4
        symbols of trade for you is 1
        symbols of research for you is 1
        symbols of colonize for you is 1
        symbols of produce for you is 1
        symbols of survey for you is 0

scenario "the war path attacks two planets"
    ruling  E12, E37
    ru      "«Тропа войны» захватывает две планеты"
    given
        your hand is [war_path]
        your frontier is [styku, mik_mik, voson]
        your fighter is 10
    when
        you play_deed war_path
        you choose yes
        you choose styku
        you choose yes
        you choose mik_mik
    then
        nothing is asked
        your empire is [styku, mik_mik]
        your frontier is [voson]
        your fighter is 1
        your discard_pile is [war_path]

scenario "the war path may attack one planet, or none"
    ruling  E12, E37
    ru      "«Тропа войны» может захватить одну планету или ни одной"
    given
        your hand is [war_path]
        your frontier is [styku, mik_mik]
        your fighter is 10
    when
        you play_deed war_path
        you choose yes
        you choose mik_mik
        you choose no
    then
        nothing is asked
        your empire is [mik_mik]
        your frontier is [styku]
        your fighter is 6

scenario "the war path attacks no more than can be paid"
    ruling  E12, E37
    ru      "«Тропа войны» захватывает не больше планет, чем можно оплатить"
    given
        your hand is [war_path]
        your frontier is [styku, mik_mik]
        your fighter is 7
    when
        you play_deed war_path
        you choose yes
        you choose styku
    then
        nothing is asked
        your empire is [styku]
        your fighter is 2

scenario "mobilization attacks behind the role phase, with the fighters of the role"
    ruling  E11, E12
    ru      "«Мобилизация» захватывает планету после фазы роли, в том числе истребителями этой роли"
    given
        warfare_stack is [warfare_role]
        your hand is [mobilization]
        your frontier is [styku]
        your fighter is 2
    when
        you act
        you choose yes
        you lead_a_role
        you perform warfare
        you clean_up
        you choose yes
    then
        your empire is [styku]
        your fighter is 0

scenario "mobilization need not attack"
    ruling  E12
    ru      "«Мобилизация» может ничего не захватывать"
    given
        your hand is [mobilization]
        your frontier is [drawde, styku]
    when
        you play_deed mobilization
        you clean_up
        you choose no
    then
        your fighter is 2
        your frontier is [drawde, styku]
        your empire is []

scenario "mobilization attacks one planet, and only in its turn"
    ruling  E12
    ru      "«Мобилизация» захватывает одну планету, и только в тот же ход"
    given
        your hand is [mobilization]
        your deck is [survey_role, survey_role, survey_role, survey_role, survey_role]
        your frontier is [drawde, mesia_sednim]
        your fighter is 9
    when
        you play_deed mobilization
        you clean_up
        you choose yes
        you choose drawde
        you clean_up
        you choose nothing
    then
        nothing is asked
        your discard_pile is [mobilization]
        your empire is [drawde]
        your fighter is 9
        your in_force is []

scenario "mobilization is not discarded before the turn's end, and does not boost its role"
    ruling  E12, E15
    ru      "«Мобилизацию» не сбрасывают до конца хода, и роль она не усиливает"
    given
        your hand is [mobilization]
    when
        you play_deed mobilization
    then
        your fighter is 2
        your hand is []
        your discard_pile is []
        your in_force is [mobilization]
        symbols of warfare for you is 0

scenario "the war path and mobilization count for their symbols"
    ruling  E15
    ru      "«Тропа войны» и «Мобилизация» дают свои символы"
    given
        your played is [war_path, mobilization]
    then
        symbols of warfare for you is 3
        symbols of survey for you is 1

scenario "who does not attack with the war path is not asked again"
    ruling  E12
    ru      "кто отказался атаковать «Тропой войны», того второй раз не спрашивают"
    given
        your hand is [war_path]
        your frontier is [styku, mik_mik]
        your fighter is 10
    when
        you play_deed war_path
        you choose no
    then
        nothing is asked
        your frontier is [styku, mik_mik]
