# Trade: resources for influence.

scenario "the action trades one resource for one influence, whatever symbols there are"
    ruling  E12, E47
    ru      "действием продажи обменивают один ресурс на одно влияние, сколько бы ни было символов"
    given
        your hand is [trade_role]
        your empire is [styku, ral_gaigaw]
        styku's storage is [water]
        ral_gaigaw's storage is [silicon]
    when
        you play_deed trade_role
        you choose water
    then
        your influence is 1
        supply is 23
        styku's storage is []
        ral_gaigaw's storage is [silicon]

scenario "the action produces or trades"
    ruling  E45, E47
    ru      "действием карты производства/продажи либо производят, либо продают"
    given
        your hand is [trade_role]
        your empire is [styku, voson]
        styku's storage is [water]
    when
        you play_deed trade_role
    then
        options are "produce_on a planet from your empire", "trade_one"

scenario "the role trades a resource for each symbol"
    ruling  E47
    ru      "ролью продажи продают по ресурсу за каждый символ"
    given
        trade_stack is [trade_role]
        your hand is [specialization]
        your empire is [styku, ral_gaigaw, voson, mik_mik, gerdland]
        styku's storage is [water]
        ral_gaigaw's storage is [silicon]
        voson's storage is [iron]
        mik_mik's storage is [food]
        gerdland's storage is [water]
    when
        you perform trade
        you choose specialization
        you choose top of styku's storage
        you choose silicon
        you choose iron
        you choose food
    then
        nothing is asked
        your influence is 4
        supply is 20
        number of tokens in your empire's storage is 1

scenario "the leader of trade has no bonus while there are cards"
    ruling  E47
    ru      "у ведущего продажи нет бонуса, пока в стопке есть карты"
    given
        trade_stack is [trade_role]
        your empire is [styku, voson]
        styku's storage is [water]
        voson's storage is [iron]
    when
        you perform trade
        you choose water
    then
        nothing is asked
        your influence is 1

scenario "what is traded leaves its slot empty"
    ruling  E31, E47
    ru      "проданный ресурс освобождает ячейку"
    given
        trade_stack is [trade_role]
        your empire is [styku]
        styku's storage is [water]
    when
        you perform trade
        you choose water
        you produce_on styku
    then
        styku's storage is [water]
        your influence is 1

scenario "one cannot trade more than one has"
    ruling  E48
    ru      "нельзя продать больше, чем есть"
    given
        trade_stack is [trade_role]
        your hand is [specialization]
        your empire is [styku, ral_gaigaw]
        styku's storage is [water]
        rival's empire is [voson]
        voson's storage is [iron]
    when
        you perform trade
        you choose specialization
        you choose water
    then
        nothing is asked
        your influence is 1
        voson's storage is [iron]

scenario "symbols alone bring no influence"
    ruling  E48
    ru      "одни символы влияния не приносят"
    given
        trade_stack is [trade_role]
        your hand is [specialization]
        your empire is [ral_gaigaw]
    when
        you perform trade
        you choose specialization
    then
        your influence is 0
        supply is 24

scenario "one may trade less than one could"
    ruling  E47
    ru      "можно продать меньше, чем позволяют символы"
    given
        trade_stack is [trade_role]
        your empire is [styku, ral_gaigaw]
        styku's storage is [water]
        ral_gaigaw's storage is [silicon]
    when
        you perform trade
        you choose water
        you choose nothing
    then
        your influence is 1
        ral_gaigaw's storage is [silicon]

scenario "only cards with the symbol of trade boost it"
    ruling  E48
    ru      "продажу усиливают только карты с её символом"
    given
        trade_stack is [trade_role]
        your hand is [trade_role, specialization, genetic_engineering, survey_role]
        your empire is [styku]
        styku's storage is [water]
    when
        you perform trade
    then
        trade_role is offered
        specialization is offered
        genetic_engineering is not offered
        survey_role is not offered

scenario "who follows trade trades as much as symbols were played"
    ruling  E17, E47
    ru      "повторяющий продажу продаёт столько, сколько сыграл символов"
    given
        trade_stack is [trade_role]
        rival's hand is [trade_role]
        rival's empire is [styku, voson]
        styku's storage is [water]
        voson's storage is [iron]
    when
        you perform trade
        rival chooses "join_in icon"
        rival chooses iron
    then
        rival's influence is 1
        supply is 23
        styku's storage is [water]

scenario "what was traded in an opponent's turn does not count in one's own"
    ruling  E47
    ru      "проданное в ход соперника в свой ход не считается"
    given
        trade_stack is [trade_role]
        rival's hand is [trade_role]
        rival's empire is [styku]
        styku's storage is [water]
    when
        you perform trade
        rival chooses "join_in icon"
        rival chooses water
        you clean_up
    then
        rival's influence is 1
        rival's sold is []
        sorts_traded of rival is 0
