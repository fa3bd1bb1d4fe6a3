# Improved Colonize in its four copies, and Terraforming.

scenario "improved colonize with research settles two planets"
    ruling  E32, E41
    ru      "«Улучшенная колонизация» с символом науки заселяет две планеты"
    given
        your hand is [improved_colonize_research]
        your frontier is [mesia_sednim, piedra_seca]
        mesia_sednim's colonies are [colonize_role, colonize_role]
        piedra_seca's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_research
        you choose yes
        you choose mesia_sednim
        you choose "settle a planet from your frontier"
    then
        your empire is [mesia_sednim, piedra_seca]
        your frontier is []
        your discard_pile is [colonize_role, colonize_role, colonize_role, colonize_role, improved_colonize_research]

scenario "improved colonize with research need not settle, and then lies as a colony"
    ruling  E41
    ru      "«Улучшенная колонизация» с символом науки может ничего не заселять и лечь колонией"
    given
        your hand is [improved_colonize_research]
        your frontier is [mesia_sednim, styku]
        mesia_sednim's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_research
        you choose no
        you choose "choose a planet from your frontier, put this into planet's colonies"
        you choose styku
    then
        your frontier is [mesia_sednim, styku]
        styku's colonies are [improved_colonize_research]
        styku's settlers is 1
        your discard_pile is []

scenario "improved colonize with trade settles two planets"
    ruling  E32, E41
    ru      "«Улучшенная колонизация» с символом продажи заселяет две планеты"
    given
        your hand is [improved_colonize_trade]
        your frontier is [drawde, chrispen]
        drawde's colonies are [colonize_role, colonize_role]
        chrispen's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_trade
        you choose yes
        you choose drawde
        you choose "settle a planet from your frontier"
    then
        your empire is [drawde, chrispen]
        your frontier is []
        your discard_pile is [colonize_role, colonize_role, colonize_role, colonize_role, improved_colonize_trade]

scenario "improved colonize with trade need not settle, and then lies as a colony"
    ruling  E41
    ru      "«Улучшенная колонизация» с символом продажи может ничего не заселять и лечь колонией"
    given
        your hand is [improved_colonize_trade]
        your frontier is [drawde, styku]
        drawde's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_trade
        you choose no
        you choose "choose a planet from your frontier, put this into planet's colonies"
        you choose styku
    then
        your frontier is [drawde, styku]
        styku's colonies are [improved_colonize_trade]
        styku's settlers is 1
        your discard_pile is []

scenario "improved colonize with survey settles two planets"
    ruling  E32, E41
    ru      "«Улучшенная колонизация» с символом поиска заселяет две планеты"
    given
        your hand is [improved_colonize_survey]
        your frontier is [pomerene, liagiba]
        pomerene's colonies are [colonize_role, colonize_role]
        liagiba's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_survey
        you choose yes
        you choose pomerene
        you choose "settle a planet from your frontier"
    then
        your empire is [pomerene, liagiba]
        your frontier is []
        your discard_pile is [colonize_role, colonize_role, colonize_role, colonize_role, improved_colonize_survey]

scenario "improved colonize with survey need not settle, and then lies as a colony"
    ruling  E41
    ru      "«Улучшенная колонизация» с символом поиска может ничего не заселять и лечь колонией"
    given
        your hand is [improved_colonize_survey]
        your frontier is [pomerene, styku]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_survey
        you choose no
        you choose "choose a planet from your frontier, put this into planet's colonies"
        you choose styku
    then
        your frontier is [pomerene, styku]
        styku's colonies are [improved_colonize_survey]
        styku's settlers is 1
        your discard_pile is []

scenario "improved colonize with warfare settles two planets"
    ruling  E32, E41
    ru      "«Улучшенная колонизация» с символом завоевания заселяет две планеты"
    given
        your hand is [improved_colonize_warfare]
        your frontier is [mesia_sednim, liagiba]
        mesia_sednim's colonies are [colonize_role, colonize_role]
        liagiba's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_warfare
        you choose yes
        you choose mesia_sednim
        you choose "settle a planet from your frontier"
    then
        your empire is [mesia_sednim, liagiba]
        your frontier is []
        your discard_pile is [colonize_role, colonize_role, colonize_role, colonize_role, improved_colonize_warfare]

scenario "improved colonize with warfare need not settle, and then lies as a colony"
    ruling  E41
    ru      "«Улучшенная колонизация» с символом завоевания может ничего не заселять и лечь колонией"
    given
        your hand is [improved_colonize_warfare]
        your frontier is [mesia_sednim, styku]
        mesia_sednim's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_warfare
        you choose no
        you choose "choose a planet from your frontier, put this into planet's colonies"
        you choose styku
    then
        your frontier is [mesia_sednim, styku]
        styku's colonies are [improved_colonize_warfare]
        styku's settlers is 1
        your discard_pile is []

scenario "improved colonize settles a planet and lies as a colony under another"
    ruling  E41
    ru      "«Улучшенная колонизация» заселяет одну планету и ложится колонией под другую"
    given
        your hand is [improved_colonize_trade]
        your frontier is [drawde, styku]
        drawde's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_trade
        you choose yes
    then
        your empire is [drawde]
        styku's colonies are [improved_colonize_trade]
        your discard_pile is [colonize_role, colonize_role]

scenario "improved colonize is not asked about what cannot be settled"
    ruling  E41
    ru      "«Улучшенная колонизация» не предлагает заселить планету, на которой мало колоний"
    given
        your hand is [improved_colonize_trade]
        your frontier is [styku]
        styku's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_trade
    then
        nothing is asked
        styku's colonies are [colonize_role, colonize_role, improved_colonize_trade]
        your empire is []

scenario "improved colonize that settles the last planet is discarded"
    ruling  E12, E41
    ru      "«Улучшенная колонизация», заселившая последнюю планету, уходит в сброс"
    given
        your hand is [improved_colonize_survey]
        your frontier is [drawde]
        drawde's colonies are [colonize_role, colonize_role]
    when
        you play_deed improved_colonize_survey
        you choose yes
    then
        your empire is [drawde]
        your discard_pile is [colonize_role, colonize_role, improved_colonize_survey]

scenario "improved colonize counts for colonize, and for its second symbol"
    ruling  E15
    ru      "«Улучшенная колонизация» учитывается для колонизации и для второго своего символа"
    given
        your played is [improved_colonize_trade, improved_colonize_research, improved_colonize_survey, improved_colonize_warfare]
    then
        symbols of colonize for you is 4
        symbols of trade for you is 1
        symbols of research for you is 1
        symbols of survey for you is 1
        symbols of warfare for you is 1
        symbols of produce for you is 0

scenario "terraforming is two colonies"
    ruling  E12, E41
    ru      "«Терраформирование» — это две колонии"
    given
        your hand is [terraforming]
        your frontier is [styku, mik_mik]
        styku's colonies are [colonize_role]
    when
        you play_deed terraforming
        you choose styku
    then
        styku's colonies are [colonize_role, terraforming]
        styku's settlers is 3
        your empire is []
        your discard_pile is []

scenario "terraforming settles at once where the printed number is reached"
    ruling  E12, E32
    ru      "«Терраформирование» сразу заселяет планету, если набрано напечатанное число колоний"
    given
        your hand is [terraforming]
        your frontier is [styku, mik_mik]
        styku's colonies are [colonize_role, colonize_role]
    when
        you play_deed terraforming
        you choose styku
    then
        your empire is [styku]
        your frontier is [mik_mik]
        your discard_pile is [colonize_role, colonize_role, terraforming]

scenario "terraforming alone settles a planet of two colonies"
    ruling  E12, E32
    ru      "одного «Терраформирования» хватает, чтобы заселить планету за две колонии"
    given
        your hand is [terraforming]
        your frontier is [drawde]
    when
        you play_deed terraforming
    then
        your empire is [drawde]
        your discard_pile is [terraforming]

scenario "symbols in the empire do not help terraforming, which looks at the printed number"
    ruling  E44
    ru      "символы в империи не помогают «Терраформированию»: оно смотрит на напечатанное число"
    given
        your hand is [terraforming]
        your empire is [new_texas]
        your frontier is [styku]
        styku's colonies are [colonize_role]
    when
        you play_deed terraforming
    then
        your frontier is [styku]
        styku's settlers is 3
        styku's colony_price is 3
        you can settle styku

scenario "terraforming has two symbols for the role, and under a planet each symbol is a colony"
    ruling  E15, E32
    ru      "«Терраформирование» даёт роли два символа колонизации, а под планетой каждый символ — колония"
    given
        your played is [terraforming]
        your frontier is [styku]
        styku's colonies are [colonize_role, improved_warfare_colonize]
    then
        symbols of colonize for you is 2
        styku's settlers is 2
        you cannot settle styku because "needs planet's settlers"
