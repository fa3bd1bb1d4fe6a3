# Colonize: colonies, and planets that are settled.

scenario "the action is a colony or a settlement"
    ruling  E41
    ru      "действие колонизации — подложить колонию или заселить планету"
    given
        your hand is [colonize_role]
        your frontier is [styku, pomerene]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you play_deed colonize_role
    then
        options are "settle a planet from your frontier", "choose a planet from your frontier, put this into planet's colonies"

scenario "the action tucks this card under a planet"
    ruling  E41
    ru      "действием карту колонизации подкладывают под планету"
    given
        your hand is [colonize_role]
        your frontier is [styku, pomerene]
    when
        you play_deed colonize_role
        you choose styku
    then
        styku's colonies are [colonize_role]
        pomerene's colonies are []
        your discard_pile is []

scenario "the action settles a planet with enough colonies"
    ruling  E32, E41
    ru      "действием колонизации заселяют планету, на которой достаточно колоний"
    given
        your hand is [colonize_role]
        your frontier is [styku, pomerene]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you play_deed colonize_role
        you choose "settle a planet from your frontier"
    then
        your empire is [pomerene]
        your frontier is [styku]
        your discard_pile is [colonize_role, colonize_role, colonize_role]

scenario "the card tucked by the action does not settle at once"
    ruling  E41
    ru      "карта, подложенная действием, не заселяет планету сразу"
    given
        your hand is [colonize_role]
        your frontier is [pomerene]
        pomerene's colonies are [colonize_role]
    when
        you play_deed colonize_role
    then
        nothing is asked
        your frontier is [pomerene]
        pomerene's colonies are [colonize_role, colonize_role]

scenario "without a face-down planet Colonize has no action"
    ruling  E41
    ru      "без планеты рубашкой вверх у карты колонизации нет действия"
    given
        your hand is [colonize_role]
        your empire is [pomerene]
    then
        you cannot play_deed colonize_role

scenario "too few colonies settle nothing"
    ruling  E32, E41
    ru      "если колоний мало, планету не заселить"
    given
        your frontier is [styku]
        styku's colonies are [colonize_role, colonize_role, colonize_role]
    then
        you cannot settle styku because "needs planet's settlers is at least planet's colony_price"

scenario "the role tucks all cards that were played, split as one likes"
    ruling  E42
    ru      "ролью колонизации подкладывают все сыгранные карты, деля их между планетами как угодно"
    given
        colonize_stack is [colonize_role]
        your hand is [colonize_role, terraforming]
        your frontier is [styku, voson]
    when
        you perform colonize
        you choose colonize_role
        you choose terraforming
        you choose styku
        you choose voson
        you choose styku
    then
        styku's colonies are [colonize_role, terraforming]
        voson's colonies are [colonize_role]
        settlers of styku is 3
        your played is []

scenario "a tucked card counts its colonize symbols alone"
    ruling  E32, E42
    ru      "подложенная карта даёт столько колоний, сколько на ней символов колонизации"
    given
        your frontier is [styku]
        styku's colonies are [colonize_role, terraforming, improved_survey_colonize, artificial_intelligence]
    then
        settlers of styku is 5

scenario "a colony of the role goes under a planet that lies face down"
    ruling  E42
    ru      "ролью колонизации подкладывают карты только под свои планеты, лежащие рубашкой вверх"
    given
        colonize_stack is [colonize_role]
        your frontier is [voson, pomerene]
        your empire is [mik_mik]
        rival's frontier is [styku]
    when
        you perform colonize
    then
        voson is offered
        pomerene is offered
        mik_mik is not offered
        styku is not offered

scenario "symbols of the empire add no cards"
    ruling  E42, E44
    ru      "символы в империи не добавляют карт под планету"
    given
        colonize_stack is [colonize_role]
        your empire is [mik_mik]
        your frontier is [voson]
    when
        you perform colonize
    then
        voson's colonies are [colonize_role]

scenario "without a face-down planet the cards are discarded in the cleanup"
    ruling  E42
    ru      "без планеты рубашкой вверх сыгранные карты сбрасывают в фазе очистки"
    given
        colonize_stack is [colonize_role]
        your empire is [voson]
    when
        you perform colonize
    then
        your played is [colonize_role]

scenario "the leader may settle, and adds no colonies then"
    ruling  E43
    ru      "ведущий может заселить планету, но тогда не добавляет колоний"
    given
        colonize_stack is [colonize_role]
        your hand is [colonize_role]
        your frontier is [pomerene, styku]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you perform colonize
        you choose nothing
        you choose "settle a planet from your frontier"
    then
        your empire is [pomerene]
        your frontier is [styku]
        styku's colonies are []
        your played is [colonize_role]
        your discard_pile is [colonize_role, colonize_role]

scenario "cards played for the role are no colonies of its settlement"
    ruling  E43
    ru      "карты, сыгранные для роли, не помогают заселить планету этой же ролью"
    given
        colonize_stack is [colonize_role]
        your frontier is [pomerene]
        pomerene's colonies are [colonize_role]
    when
        you perform colonize
    then
        nothing is asked
        your empire is []
        pomerene's colonies are [colonize_role, colonize_role]

scenario "the leader settles one planet only"
    ruling  E43
    ru      "ведущий заселяет только одну планету"
    given
        colonize_stack is [colonize_role]
        your frontier is [pomerene, liagiba]
        pomerene's colonies are [colonize_role, colonize_role]
        liagiba's colonies are [colonize_role, colonize_role]
    when
        you perform colonize
        you choose "settle a planet from your frontier"
        you choose liagiba
    then
        nothing is asked
        your frontier is [pomerene]

scenario "settling brings no influence"
    ruling  E44
    ru      "за заселение влияния из запаса не берут"
    given
        your frontier is [pomerene]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you settle pomerene
    then
        your empire is [pomerene]
        your influence is 0
        supply is 24

scenario "more colonies than a planet needs may lie under it"
    ruling  E44
    ru      "под планетой может лежать больше колоний, чем нужно"
    given
        colonize_stack is [colonize_role]
        your frontier is [pomerene]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you perform colonize
        you choose "spread_colonies"
    then
        pomerene's colonies are [colonize_role, colonize_role, colonize_role]
        you can settle pomerene

scenario "who follows colonize cannot settle"
    ruling  E44
    ru      "повторяя колонизацию, нельзя заселить планету"
    given
        colonize_stack is [colonize_role]
        rival's hand is [colonize_role]
        rival's frontier is [pomerene]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you perform colonize
        rival chooses "join_in icon"
    then
        nothing is asked
        rival's frontier is [pomerene]
        pomerene's colonies are [colonize_role, colonize_role, colonize_role]

scenario "every colonize symbol of the empire is a colony on every planet"
    ruling  E44
    ru      "каждый символ колонизации в империи — колония на каждой планете"
    given
        your empire is [mik_mik, new_texas]
        your frontier is [styku, voson]
        styku's colonies are [colonize_role, colonize_role]
        voson's colonies are [colonize_role]
    then
        colony_price of styku is 2
        you can settle styku
        you cannot settle voson

scenario "a lasting technology's colonize symbol is a colony on every planet"
    ruling  E44
    ru      "символ колонизации на постоянной технологии — колония на каждой планете"
    given
        your play_area is [fertile_ground]
        your frontier is [styku]
        styku's colonies are [terraforming, colonize_role]
    then
        you can settle styku

scenario "symbols alone may settle a planet"
    ruling  E44
    ru      "планету можно заселить и одними символами"
    given
        your empire is [mik_mik, new_texas]
        your frontier is [pomerene]
    when
        you settle pomerene
    then
        your empire is [mik_mik, new_texas, pomerene]

scenario "a planet's own symbol and those of others do not help to settle it"
    ruling  E44
    ru      "символ самой планеты и чужие символы не помогают её заселить"
    given
        your frontier is [styku]
        rival's empire is [mik_mik]
        styku's colonies are [colonize_role, terraforming]
    then
        colony_price of styku is 4
        you cannot settle styku

scenario "the leader of an empty stack may settle"
    ruling  E18, E43
    ru      "при пустой стопке ведущий тоже может заселить планету"
    given
        your frontier is [pomerene]
        pomerene's colonies are [colonize_role, colonize_role]
    when
        you perform colonize
        you choose "settle a planet from your frontier"
    then
        your empire is [pomerene]
