# Improved Trade in its four copies, Diverse Markets and Specialization.

scenario "improved trade with produce takes one influence from the supply"
    ruling  E12, E25
    ru      "«Улучшенная продажа» с символом производства берёт одно влияние из запаса"
    given
        your hand is [improved_trade_produce]
        supply is 24
        your influence is 3
    when
        you play_deed improved_trade_produce
    then
        your influence is 4
        supply is 23
        your discard_pile is [improved_trade_produce]

scenario "improved trade with colonize needs no resource"
    ruling  E12, E25
    ru      "«Улучшенная продажа» с символом колонизации не требует ресурса"
    given
        your hand is [improved_trade_colonize]
        supply is 7
        your influence is 3
    when
        you play_deed improved_trade_colonize
    then
        your influence is 4
        supply is 6
        your discard_pile is [improved_trade_colonize]

scenario "improved trade with survey takes the last influence of the supply"
    ruling  E12, E25
    ru      "«Улучшенная продажа» с символом поиска берёт последнее влияние из запаса"
    given
        your hand is [improved_trade_survey]
        supply is 1
        your influence is 3
    when
        you play_deed improved_trade_survey
    then
        your influence is 4
        supply is 0
        your discard_pile is [improved_trade_survey]

scenario "improved trade with warfare earns also when the supply is gone"
    ruling  E12, E25
    ru      "«Улучшенная продажа» с символом завоевания приносит влияние и при пустом запасе"
    given
        your hand is [improved_trade_warfare]
        supply is 0
        your influence is 3
    when
        you play_deed improved_trade_warfare
    then
        your influence is 4
        supply is 0
        your discard_pile is [improved_trade_warfare]

scenario "improved trade counts for trade, and for its second symbol"
    ruling  E15
    ru      "«Улучшенная продажа» учитывается для продажи и для второго своего символа"
    given
        your played is [improved_trade_produce, improved_trade_colonize, improved_trade_survey, improved_trade_warfare]
    then
        symbols of trade for you is 4
        symbols of produce for you is 1
        symbols of colonize for you is 1
        symbols of survey for you is 1
        symbols of warfare for you is 1
        symbols of research for you is 0

scenario "diverse markets earn for each sort that the turn trades"
    ruling  E12, E47
    ru      "«Разнообразные рынки» приносят влияние за каждый вид ресурсов, проданных за ход"
    given
        trade_stack is [trade_role, trade_role]
        your hand is [diverse_markets]
        your empire is [ral_gaigaw, hanoj_t, voson, gerdland]
        ral_gaigaw's storage is [silicon]
        voson's storage is [iron]
        gerdland's storage is [water]
    when
        reach your choice
        you choose yes
        you perform trade
        you choose silicon
        you choose iron
        you choose water
    then
        your influence is 6
        supply is 18
        "Diverse Markets: your technologies in force this turn -> your discard pile" is in log

scenario "diverse markets count a sort once"
    ruling  E12
    ru      "«Разнообразные рынки» считают каждый вид один раз"
    given
        your hand is [diverse_markets]
        your empire is [styku, voson, gerdland]
        styku's storage is [water]
        voson's storage is [iron]
        gerdland's storage is [water]
    when
        you play_deed diverse_markets
        you trade_goods with most 3
        you choose top of styku's storage
        you choose water
        you choose iron
        you clean_up
    then
        your influence is 5
        supply is 19
        number of tokens in your empire's storage is 0
        number of tokens in bank is 132

scenario "diverse markets count what was traded earlier in the turn"
    ruling  E12
    ru      "«Разнообразные рынки» считают и то, что продано раньше в этот ход"
    given
        your hand is [diverse_markets]
        your empire is [styku]
        styku's storage is [water]
    when
        you trade_goods with most 1
        you choose water
        you play_deed diverse_markets
        you clean_up
    then
        your influence is 2

scenario "diverse markets end with their turn"
    ruling  E12
    ru      "«Разнообразные рынки» действуют только до конца хода"
    given
        your hand is [diverse_markets]
        your empire is [styku]
        styku's storage is [water]
    when
        you play_deed diverse_markets
        you clean_up
        you trade_goods with most 1
        you choose water
        you clean_up
    then
        your influence is 1
        your in_force is []

scenario "what was traded in a rival's turn is not counted in one's own"
    ruling  E12
    ru      "«Разнообразные рынки» не считают того, что продано в ход соперника"
    given
        your hand is [diverse_markets]
        your empire is [styku, gerdland]
        styku's storage is [water]
    when
        you trade_goods with most 1
        you choose water
        rival cleans_up
        you play_deed diverse_markets
        you clean_up
    then
        your influence is 1

scenario "specialization earns for each resource of its sort"
    ruling  E12
    ru      "«Специализация» приносит влияние за каждый ресурс названного вида"
    given
        your hand is [specialization]
        your empire is [styku, voson, gerdland]
        styku's storage is [water]
        voson's storage is [iron]
        gerdland's storage is [water]
    when
        you play_deed specialization
        you choose water
        you trade_goods with most 3
        you choose top of styku's storage
        you choose water
        you choose iron
        you clean_up
    then
        your influence is 5
        supply is 19
        your named is []

scenario "specialization names any sort, also one that is not there"
    ruling  E12
    ru      "для «Специализации» можно назвать любой вид, даже если таких ресурсов нет"
    given
        your hand is [specialization]
        your empire is [styku]
        styku's storage is [water]
    when
        you play_deed specialization
    then
        options are "food", "water", "iron", "silicon"

scenario "specialization earns nothing for other sorts"
    ruling  E12
    ru      "«Специализация» ничего не приносит за другие виды"
    given
        your hand is [specialization]
        your empire is [styku]
        styku's storage is [water]
    when
        you play_deed specialization
        you choose silicon
        you trade_goods with most 1
        you choose water
        you clean_up
    then
        your influence is 1

scenario "specialization counts what was traded earlier in the turn"
    ruling  E12
    ru      "«Специализация» считает и то, что продано раньше в этот ход"
    given
        your hand is [specialization]
        your empire is [styku]
        styku's storage is [water]
    when
        you trade_goods with most 1
        you choose water
        you play_deed specialization
        you choose water
        you clean_up
    then
        your influence is 2

scenario "specialization ends with its turn"
    ruling  E12
    ru      "«Специализация» действует только до конца хода"
    given
        your hand is [specialization]
        your empire is [styku]
        styku's storage is [water]
    when
        you play_deed specialization
        you choose water
        you clean_up
        you trade_goods with most 1
        you choose water
        you clean_up
    then
        your influence is 1
        your in_force is []

scenario "diverse markets and specialization count for their symbols"
    ruling  E15
    ru      "«Разнообразные рынки» и «Специализация» дают свои символы"
    given
        your played is [diverse_markets, specialization]
    then
        symbols of trade for you is 3
        symbols of research for you is 1
