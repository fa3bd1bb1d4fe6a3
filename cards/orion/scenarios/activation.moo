# Activating cards: the cube in the slot, additional costs, exchanges, and cards that activate other cards.

scenario "an activation costs one action, and its cube lies in the card's slot"
    ruling  X86
    ru      "активация стоит одного действия, и его кубик лежит в ячейке карты"
    given
        your systems are [soil_enrichment]
        number of cubes in your actions is 3
    when
        reach your turn
        you perform activation
    then
        number of cubes in your actions is 2
        number of cubes on soil_enrichment is 1
        number of cubes in your reserve is 7
        your resources are 1 food

scenario "nobody activates the cards of others"
    ruling  X86
    ru      "чужие карты активировать нельзя"
    given
        rival's systems are [soil_enrichment]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate soil_enrichment
        rival can activate soil_enrichment

scenario "a card is activated once a round"
    ruling  X87
    ru      "карту активируют один раз за раунд"
    given
        your systems are [soil_enrichment]
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        reach your turn
    then
        activation is not offered
        you cannot activate soil_enrichment
        number of cubes in your actions is 1

scenario "in the next round the slot is free again"
    ruling  X87
    ru      "в следующем раунде ячейка снова свободна"
    given
        your systems are [soil_enrichment]
        number of cubes in your actions is 1
    when
        reach your turn
        you perform activation
        reach start of deeds
        reach your turn
    then
        number of cubes on soil_enrichment is 0
        activation is offered
        you can activate soil_enrichment

scenario "a covered card cannot be activated"
    ruling  X88
    ru      "закрытую карту активировать нельзя"
    given
        your systems are [soil_enrichment, frigate]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate soil_enrichment

scenario "a card that says nothing of activation cannot be activated"
    ruling  X89
    ru      "карту, на которой нет слова «Активация», активировать нельзя"
    given
        your systems are [frigate], [holographic_simulator]
        your council is [veil]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate frigate
        you cannot activate holographic_simulator
        you cannot activate veil

scenario "the population support service takes two food before it gives loyalty"
    ruling  X91
    ru      "Служба поддержки населения сначала берёт две единицы продовольствия, потом даёт лояльность"
    given
        your systems are [population_support]
        your resources are 2 food
        your loyalty is 4
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 0 food
        your loyalty is 8
        number of cubes on population_support is 1

scenario "the population support service lifts nobody above ten loyalty"
    ruling  X91
    ru      "Служба поддержки населения не поднимает лояльность выше десяти"
    given
        your systems are [population_support]
        your resources are 2 food
        your loyalty is 9
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 0 food
        your loyalty is 10

scenario "who cannot pay the additional cost cannot activate at all"
    ruling  X92
    ru      "кто не может оплатить дополнительную стоимость, не может и активировать карту"
    given
        your systems are [population_support]
        your resources are 1 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate population_support
        number of cubes in your actions is 1
        your resources are 1 food, 9 fleet, 9 production

scenario "at ten loyalty the support service may work for nothing"
    ruling  X93
    ru      "при лояльности 10 служба поддержки может работать впустую"
    given
        your systems are [population_support]
        your resources are 2 food
        your loyalty is 10
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 0 food
        your loyalty is 10
        number of cubes on population_support is 1

scenario "propaganda after the support service: each has its own slot"
    ruling  X94
    ru      "пропаганда после службы поддержки: у каждой своя ячейка"
    given
        your systems are [population_support]
        your resources are 2 food, 1 production
        your loyalty is 1
        number of cubes in your actions is 3
    when
        reach your turn
        you perform activation
        reach your turn
        you perform propaganda
    then
        your loyalty is 8
        number of cubes on population_support is 1
        number of cubes in your propaganda is 1
        propaganda is not offered

scenario "the support service after propaganda: each has its own slot"
    ruling  X94
    ru      "служба поддержки после пропаганды: у каждой своя ячейка"
    given
        your systems are [population_support]
        your resources are 2 food, 1 production
        your loyalty is 1
        number of cubes in your actions is 3
    when
        reach your turn
        you perform propaganda
        reach your turn
        you perform activation
    then
        your loyalty is 8
        number of cubes on population_support is 1
        number of cubes in your propaganda is 1

scenario "the support service leaves the slot of propaganda alone"
    ruling  X94
    ru      "служба поддержки не занимает ячейку пропаганды"
    given
        your systems are [population_support]
        your resources are 2 food
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        reach your turn
    then
        number of cubes in your propaganda is 0
        propaganda is offered

scenario "the spaceport turns three food and three fleet into two production"
    ruling  X96
    ru      "Космопорт меняет три единицы продовольствия и три флота на две единицы производства"
    given
        your systems are [spaceport]
        your resources are 3 food, 3 fleet
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 2 production

scenario "the spaceport turns two production into three food and three fleet"
    ruling  X96
    ru      "Космопорт меняет две единицы производства на три единицы продовольствия и три флота"
    given
        your systems are [spaceport]
        your resources are 2 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 3 food, 3 fleet

scenario "a fleet too few closes the spaceport"
    ruling  X97
    ru      "если не хватает одного флота, обмена в Космопорте нет"
    given
        your systems are [spaceport]
        your resources are 3 food, 2 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate spaceport

scenario "with a food too few the spaceport works the other way only"
    ruling  X97
    ru      "если не хватает единицы продовольствия, Космопорт меняет только в обратную сторону"
    given
        your systems are [spaceport]
        your resources are 2 food, 3 fleet, 9 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 5 food, 6 fleet, 7 production

scenario "with one production the spaceport cannot work backwards"
    ruling  X97
    ru      "с одной единицей производства Космопорт не меняет в обратную сторону"
    given
        your systems are [spaceport]
        your resources are 9 food, 9 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 6 food, 6 fleet, 3 production

scenario "the spaceport exchanges once, and not twice as much"
    ruling  X97
    ru      "Космопорт проводит один обмен, а не вдвое больший"
    given
        your systems are [spaceport]
        your resources are 6 food, 6 fleet, 4 production
    when
        you activate spaceport
    then
        options are "pay 3 food, 3 fleet, gain 2 production", "pay 2 production, gain 3 food, 3 fleet"

scenario "the spaceport does not go both ways at once"
    ruling  X97
    ru      "Космопорт не меняет в обе стороны сразу"
    given
        your systems are [spaceport]
        your resources are 3 food, 3 fleet, 2 production
    when
        you activate spaceport
        you choose "pay 3 food, 3 fleet, gain 2 production"
    then
        nothing is asked
        your resources are 4 production

scenario "food alone buys nothing at the spaceport"
    ruling  X97
    ru      "за одно только продовольствие Космопорт ничего не даёт"
    given
        your systems are [spaceport]
        your resources are 3 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate spaceport

scenario "what the spaceport brings beyond nine food is lost"
    ruling  X98
    ru      "продовольствие из Космопорта сверх девяти единиц теряется"
    given
        your systems are [spaceport]
        your resources are 8 food, 1 fleet, 2 production
    when
        you activate spaceport
    then
        your resources are 9 food, 4 fleet

scenario "what the spaceport brings beyond nine production is lost"
    ruling  X98
    ru      "производство из Космопорта сверх девяти единиц теряется"
    given
        your systems are [spaceport]
        your resources are 3 food, 3 fleet, 8 production
    when
        you activate spaceport
        you choose "pay 3 food, 3 fleet, gain 2 production"
    then
        your resources are 9 production

scenario "a second exchange at the spaceport has to wait for the next round"
    ruling  X99
    ru      "второй обмен в Космопорте — только в следующем раунде"
    given
        your systems are [spaceport]
        your resources are 6 food, 6 fleet
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        reach your turn
    then
        your resources are 3 food, 3 fleet, 2 production
        activation is not offered
        you cannot activate spaceport

scenario "viktoria offers two of one resource, and no mixture"
    ruling  X100, X101
    ru      "Виктория предлагает две единицы одного ресурса, но не разных"
    given
        your council is [viktoria]
    when
        you activate viktoria
    then
        options are "gain 2 food", "gain 2 fleet", "gain 2 production"

scenario "viktoria may bring food"
    ruling  X100
    ru      "Виктория может принести продовольствие"
    given
        your council is [viktoria]
    when
        you activate viktoria
        you choose "gain 2 food"
    then
        nothing is asked
        your resources are 2 food

scenario "viktoria may bring fleet"
    ruling  X100
    ru      "Виктория может принести флоты"
    given
        your council is [viktoria]
    when
        you activate viktoria
        you choose "gain 2 fleet"
    then
        nothing is asked
        your resources are 2 fleet

scenario "viktoria may bring production"
    ruling  X100
    ru      "Виктория может принести производство"
    given
        your council is [viktoria]
    when
        you activate viktoria
        you choose "gain 2 production"
    then
        nothing is asked
        your resources are 2 production

scenario "viktoria may bring fleet that nobody has room for"
    ruling  X101
    ru      "Виктория может принести и флоты, для которых нет места"
    given
        your council is [viktoria]
        your resources are 0 food, 9 fleet
    when
        you activate viktoria
        you choose "gain 2 fleet"
    then
        nothing is asked
        your resources are 9 fleet
        number of cubes on viktoria is 1

scenario "viktoria helps once a round"
    ruling  X102
    ru      "Виктория помогает один раз за раунд"
    given
        your council is [viktoria]
        number of cubes on viktoria is 1
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate viktoria

scenario "viktoria can be activated like a structure"
    ruling  X102
    ru      "Викторию можно активировать, как и сооружение"
    given
        your council is [viktoria]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is offered
        you can activate viktoria

scenario "the locator does not reach a covered card"
    ruling  X103
    ru      "локатор не достаёт до закрытой карты"
    given
        your systems are [high_orbit_locator], [population_support, frigate], [soil_enrichment]
        your council is [viktoria]
        your resources are 2 food
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"

scenario "the locator does not reach a card whose slot is taken"
    ruling  X103
    ru      "локатор не достаёт до карты, ячейка которой занята"
    given
        your systems are [high_orbit_locator], [population_support], [soil_enrichment]
        number of cubes on population_support is 1
        your council is [viktoria]
        your resources are 2 food
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"

scenario "the locator does not pay a card's additional cost"
    ruling  X103
    ru      "локатор не платит за карту дополнительную стоимость"
    given
        your systems are [high_orbit_locator], [population_support], [soil_enrichment]
        your council is [viktoria]
        your resources are 1 food, 9 fleet, 9 production
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"

scenario "a locator that reaches no card asks nothing"
    ruling  X103
    ru      "если активировать нечего, локатор ни о чём не спрашивает"
    given
        your systems are [high_orbit_locator], [frigate]
    when
        you activate high_orbit_locator
    then
        nothing is asked

scenario "what the locator activates takes a cube from the reserve"
    ruling  X104
    ru      "карта, которую активирует локатор, получает кубик из резерва"
    given
        your systems are [high_orbit_locator], [soil_enrichment]
        number of cubes in your actions is 3
        number of cubes in your reserve is 3
    when
        you perform activation
        you choose high_orbit_locator
        you choose yes
    then
        nothing is asked
        number of cubes in your actions is 2
        number of cubes in your reserve is 2
        number of cubes on high_orbit_locator is 1
        number of cubes on soil_enrichment is 1
        your resources are 1 food

scenario "with an empty reserve the locator activates nothing"
    ruling  X104
    ru      "при пустом резерве локатор ничего не активирует"
    given
        your systems are [high_orbit_locator], [soil_enrichment]
        number of cubes in your actions is 3
        number of cubes in your reserve is 0
    when
        you perform activation
        you choose high_orbit_locator
    then
        nothing is asked
        number of cubes in your actions is 2
        number of cubes on high_orbit_locator is 1
        number of cubes on soil_enrichment is 0
        your resources are 0 food

scenario "viktoria's food pays for the support service that the locator activates next"
    ruling  X105
    ru      "продовольствие Виктории оплачивает службу поддержки, которую локатор активирует следом"
    given
        your systems are [high_orbit_locator], [population_support]
        your council is [viktoria]
        your loyalty is 4
    when
        you activate high_orbit_locator
        you choose yes
        you choose "gain 2 food"
        you choose yes
    then
        your resources are 0 food
        your loyalty is 8
        number of cubes on viktoria is 1
        number of cubes on population_support is 1

scenario "the support service cannot come first, before viktoria's food is there"
    ruling  X105
    ru      "служба поддержки не может быть первой, пока нет продовольствия Виктории"
    given
        your systems are [high_orbit_locator], [population_support], [soil_enrichment]
        your council is [viktoria]
        your loyalty is 4
    when
        you activate high_orbit_locator
        you choose yes
    then
        population_support is not offered
        viktoria is offered
        you cannot activate population_support

scenario "the locator reaches the advisor"
    ruling  X106
    ru      "локатор достаёт и до советника"
    given
        your systems are [high_orbit_locator]
        your council is [viktoria]
        your resources are 1 food
    when
        you activate high_orbit_locator
        you choose yes
        you choose "gain 2 fleet"
    then
        your resources are 1 food, 2 fleet
        number of cubes on viktoria is 1

scenario "the locator activates no card twice"
    ruling  X107
    ru      "одну и ту же карту локатор дважды не активирует"
    given
        your systems are [high_orbit_locator], [soil_enrichment], [population_support]
        your council is [viktoria]
        your resources are 2 food
    when
        you activate high_orbit_locator
        you choose yes
        you choose soil_enrichment
        you choose yes
    then
        soil_enrichment is not offered
        options are "Population Support Service", "Viktoria"

scenario "the locator does not activate itself"
    ruling  X108
    ru      "локатор не активирует сам себя"
    given
        your systems are [high_orbit_locator], [soil_enrichment]
        your council is [viktoria]
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        you choose high_orbit_locator
        you choose yes
    then
        high_orbit_locator is not offered
        options are "Soil Enrichment", "Viktoria"

scenario "harrava takes no second cube"
    ruling  X109
    ru      "второго кубика Харрава не берёт"
    given
        your council is [harrava]
        number of cubes on harrava is 1
        your resources are 2 fleet
    when
        you attack rival
    then
        number of cubes on harrava is 1
        number of cubes in your reserve is 8

scenario "harrava with a cube still keeps it over the end of the round"
    ruling  X109
    ru      "кубик, который уже лежит на Харраве, остаётся и после конца раунда"
    given
        your council is [harrava]
        number of cubes on harrava is 1
        your resources are 2 fleet
    when
        you attack rival
        reach end of closing
    then
        number of cubes on harrava is 1
        number of cubes in your reserve is 9
