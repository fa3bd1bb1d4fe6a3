# Improved Production in its four copies, and Genetic Engineering.

scenario "improved production with research fills both slots of a planet"
    ruling  E45
    ru      "«Улучшенное производство» с символом науки заполняет обе ячейки планеты"
    given
        your hand is [improved_production_research]
        your empire is [new_texas, styku]
    when
        you play_deed improved_production_research
        you choose new_texas
        you choose food
        you choose new_texas
    then
        new_texas's storage is [food, water]
        styku's storage is []
        your discard_pile is [improved_production_research]

scenario "improved production with trade fills slots of two planets"
    ruling  E45
    ru      "«Улучшенное производство» с символом продажи заполняет ячейки двух планет"
    given
        your hand is [improved_production_trade]
        your empire is [styku, lyttle, voson]
    when
        you play_deed improved_production_trade
        you choose styku
        you choose voson
    then
        styku's storage is [water]
        voson's storage is [iron]
        lyttle's storage is []
        your discard_pile is [improved_production_trade]

scenario "improved production with survey fills slots that are empty"
    ruling  E45
    ru      "«Улучшенное производство» с символом поиска заполняет пустые ячейки"
    given
        your hand is [improved_production_survey]
        your empire is [styku, lyttle, voson, gerdland]
        styku's storage is [water]
    when
        you play_deed improved_production_survey
        you choose lyttle
        you choose gerdland
    then
        styku's storage is [water]
        lyttle's storage is [silicon]
        gerdland's storage is [water]
        voson's storage is []
        your discard_pile is [improved_production_survey]

scenario "improved production with warfare chooses what a utopia stores"
    ruling  E45, E57
    ru      "«Улучшенное производство» с символом завоевания производит на утопии ресурс по выбору"
    given
        your hand is [improved_production_warfare]
        your empire is [utopia_of_trade, styku, voson]
    when
        you play_deed improved_production_warfare
        you choose utopia_of_trade
        you choose iron
        you choose styku
    then
        utopia_of_trade's storage is [iron]
        styku's storage is [water]
        voson's storage is []
        your discard_pile is [improved_production_warfare]

scenario "improved production fills the last empty slot"
    ruling  E45
    ru      "«Улучшенное производство» заполняет последнюю пустую ячейку"
    given
        your hand is [improved_production_survey]
        your empire is [styku, lyttle]
        styku's storage is [water]
    when
        you play_deed improved_production_survey
    then
        nothing is asked
        styku's storage is [water]
        lyttle's storage is [silicon]

scenario "improved production counts for produce, and for its second symbol"
    ruling  E15
    ru      "«Улучшенное производство» учитывается для производства и для второго своего символа"
    given
        your played is [improved_production_trade, improved_production_research, improved_production_survey, improved_production_warfare]
    then
        symbols of produce for you is 4
        symbols of trade for you is 1
        symbols of research for you is 1
        symbols of survey for you is 1
        symbols of warfare for you is 1
        symbols of colonize for you is 0

scenario "genetic engineering earns for each sort that the turn produces"
    ruling  E12
    ru      "«Генная инженерия» приносит влияние за каждый вид ресурсов, произведённых за ход"
    given
        your hand is [genetic_engineering]
        your empire is [new_texas, styku, voson]
    when
        you play_deed genetic_engineering
        you produce_on styku
        you produce_on voson
        you clean_up
    then
        your influence is 2
        supply is 22

scenario "genetic engineering counts a sort once"
    ruling  E12
    ru      "«Генная инженерия» считает каждый вид один раз"
    given
        your hand is [genetic_engineering]
        your empire is [gerdland, styku]
    when
        you play_deed genetic_engineering
        you produce_on styku
        you produce_on gerdland
        you clean_up
    then
        styku's storage is [water]
        gerdland's storage is [water]
        your influence is 1

scenario "genetic engineering counts what was produced earlier in the turn"
    ruling  E12
    ru      "«Генная инженерия» считает и то, что произведено раньше в этот ход"
    given
        your hand is [genetic_engineering]
        your empire is [styku]
    when
        you produce_on styku
        you play_deed genetic_engineering
        you clean_up
    then
        your influence is 1

scenario "genetic engineering does not count what lay there before the turn"
    ruling  E12
    ru      "«Генная инженерия» не считает того, что лежало на планетах до хода"
    given
        your hand is [genetic_engineering]
        your empire is [styku, voson]
        styku's storage is [water]
    when
        you play_deed genetic_engineering
        you produce_on voson
        you clean_up
    then
        your influence is 1

scenario "genetic engineering ends with its turn"
    ruling  E12
    ru      "«Генная инженерия» действует только до конца хода"
    given
        your hand is [genetic_engineering]
        your empire is [styku, voson]
    when
        you play_deed genetic_engineering
        you clean_up
        you produce_on styku
        rival cleans_up
        you produce_on voson
        you clean_up
    then
        your influence is 0
        your in_force is []

scenario "what was produced in a rival's turn is not counted in one's own"
    ruling  E12
    ru      "«Генная инженерия» не считает того, что произведено в ход соперника"
    given
        your hand is [genetic_engineering]
        your empire is [styku, voson]
    when
        you produce_on styku
        rival cleans_up
        you play_deed genetic_engineering
        you produce_on voson
        you clean_up
    then
        your influence is 1

scenario "genetic engineering is two symbols of produce"
    ruling  E15
    ru      "«Генная инженерия» — это два символа производства"
    given
        your played is [genetic_engineering]
    then
        symbols of produce for you is 2
