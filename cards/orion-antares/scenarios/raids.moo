# The raid itself: the action, its price, its slot, and the cards that hear of it.

scenario "a raid costs an action and three fleet and brings glory"
    ru  "набег стоит действия и трёх флотов и приносит славу"
    given
        your resources are 4 fleet
        number of cubes in your actions is 2
    when
        you perform raid
    then
        your resources are 1 fleet
        your glory is 1
        number of cubes in your raiders is 1
        number of cubes in your actions is 1

scenario "nobody raids twice in a round"
    ru  "никто не совершает набег дважды за раунд"
    given
        your resources are 9 fleet
        number of cubes in your actions is 2
        number of cubes in your raiders is 1
    then
        you cannot perform raid because "needs your raiders is empty"

scenario "two fleet are not enough for a raid"
    ru  "двух флотов на набег не хватает"
    given
        your resources are 2 fleet
        number of cubes in your actions is 1
    then
        you cannot perform raid because "pay your raid_cost"

scenario "the raiders come home at the end of the round"
    ru  "в конце раунда налётчики возвращаются домой"
    given
        number of cubes in your raiders is 1
        number of cubes in your reserve is 9
    when
        reach end of closing
        reach start of deeds
    then
        number of cubes in your raiders is 0

scenario "a sensor network saves a fleet"
    ru  "с Сетью дальних сенсоров набег стоит на один флот меньше"
    given
        your systems are [sensor_network]
        your resources are 2 fleet
    when
        you raid
    then
        your raid_cost is 2 fleet because of sensor_network
        your resources are 0 fleet
        your glory is 1

scenario "the laboratory learns from a raid"
    ru  "Межпространственная лаборатория даёт карту за набег"
    given
        your systems are [dimensional_laboratory]
        your resources are 3 fleet
        deck is [frigate]
    when
        you raid
    then
        your hand is [frigate]

scenario "hunters count their first raid of a round"
    ru  "Эскадра охотников приносит очки только за первый набег раунда"
    given
        your systems are [hunter_squadron]
        your resources are 6 fleet
    when
        you raid
        you raid
    then
        your glory is 2
        your score is 2

scenario "the gate is a raid without raiders"
    ru  "Межпространственные врата — это набег без налётчиков"
    given
        your systems are [dimensional_gate]
        your resources are 3 fleet
        number of cubes in your actions is 1
        number of cubes in your raiders is 1
    when
        you perform activation
    then
        your glory is 1
        your resources are 0 fleet
        number of cubes on dimensional_gate is 1

scenario "the gate asks for a loyal people"
    ru  "Межпространственным вратам нужен лояльный народ"
    given
        your systems are [dimensional_gate]
        your loyalty is 5
        your resources are 3 fleet
        number of cubes in your actions is 1
    then
        you cannot activate dimensional_gate because "your loyalty_mark"

scenario "the wreck yard takes one wreck a round"
    ru  "Кладбище кораблей принимает один обломок за раунд"
    given
        your systems are [wreck_yard]
        your resources are 6 fleet
    when
        you raid
        you raid
    then
        your resources are 1 production
        number of cubes on wreck_yard is 1

scenario "the rearguard gathers fleet while others raid"
    ru  "Тыловая стража собирает флот, пока другие совершают набеги"
    given
        your systems are [rearguard]
        rival's resources are 3 fleet
    when
        rival raids
    then
        your resources are 1 fleet
        rival's glory is 1

scenario "commodore aster is cheered after the first raid of a round"
    ru  "Коммодор Астер поднимает лояльность после первого набега раунда"
    given
        your council is [aster]
        your loyalty is 5
        your resources are 6 fleet
    when
        you raid
        you raid
    then
        your loyalty is 6

scenario "the vashari sing of a raid for two food"
    ru  "за две единицы продовольствия вашари воспевают набег"
    given
        your seat is [vashari]
        your resources are 2 food, 3 fleet
    when
        you raid
        you choose yes
    then
        your glory is 2
        your resources are 0 food

scenario "the vashari may keep silent"
    ru  "вашари могут и промолчать"
    given
        your seat is [vashari]
        your resources are 2 food, 3 fleet
    when
        you raid
        you choose no
    then
        your glory is 1
        your resources are 2 food

scenario "without two food the vashari are not asked"
    ru  "если у вашари нет двух единиц продовольствия, их ни о чём не спрашивают"
    given
        your seat is [vashari]
        your resources are 1 food, 3 fleet
    when
        you raid
    then
        nothing is asked
        your glory is 1
