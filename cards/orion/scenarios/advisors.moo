# What the advisors do once they are hired.

scenario "a hired advisor works at once and can be activated in the next turn"
    ruling  X172
    ru      "нанятый советник работает сразу, а активировать его можно на следующем ходу"
    given
        your hand is [frigate, titan, spaceport]
        middle is [viktoria]
        number of cubes in your actions is 3
    when
        reach your turn
        you perform deal
        you choose frigate
        you choose titan
        reach your turn
        you perform activation
        you choose "gain 2 production"
    then
        your resources are 2 production
        number of cubes on viktoria is 1
        number of cubes in your actions is 1

scenario "with alluvia and three other systems there is room for a fifth"
    ruling  X173
    ru      "Аллювия и ещё три системы: есть место для пятой"
    given
        your systems are [alluvia], [frigate], [spaceport], [destroyer]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose "your system 5 (new)"
    then
        your systems are [alluvia], [frigate], [spaceport], [destroyer], [pleasure_dome]

scenario "with alluvia and four other systems there is no room for a sixth"
    ruling  X173
    ru      "Аллювия и ещё четыре системы: для шестой места нет"
    given
        your systems are [alluvia], [frigate], [spaceport], [destroyer], [titan]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        system of alluvia is offered
        options are "your system 1 (Alluvia on top)", "your system 2 (Frigate on top)", "your system 3 (Spaceport on top)", "your system 4 (Destroyer on top)", "your system 5 (Titan on top)"

scenario "alluvia begins the first system of a player who has none"
    ruling  X174
    ru      "Аллювия начинает первую систему у того, у кого систем нет"
    given
        your hand is [frigate, titan, spaceport]
        middle is [alluvia]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        your systems are [alluvia]
        your council is []
        your used_systems is 1

scenario "alluvia begins the second system of a player who has one"
    ruling  X174
    ru      "Аллювия начинает вторую систему у того, у кого есть одна"
    given
        your systems are [recyclotron]
        your hand is [frigate, titan, spaceport]
        middle is [alluvia]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        your systems are [recyclotron], [alluvia]

scenario "alluvia comes to a player who has four systems already"
    ruling  X175
    ru      "Аллювия приходит и к тому, у кого уже четыре системы"
    given
        your systems are [frigate], [spaceport], [destroyer], [titan]
        your hand is [frigate, titan, spaceport]
        middle is [alluvia]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        your systems are [frigate], [spaceport], [destroyer], [titan], [alluvia]
        your used_systems is 5

scenario "four structures find room on alluvia"
    ruling  X176
    ru      "на Аллювии умещаются четыре сооружения"
    given
        your systems are [alluvia, frigate, spaceport, destroyer]
        your hand is [ground_batteries]
        your resources are 2 food, 3 fleet, 1 production
    when
        you build ground_batteries into system of alluvia
        you pay 1 food, 2 fleet, 1 production
    then
        your systems are [alluvia, frigate, spaceport, destroyer, ground_batteries]

scenario "a fifth structure finds no room on alluvia"
    ruling  X176
    ru      "пятое сооружение на Аллювии не умещается"
    given
        your systems are [alluvia, frigate, spaceport, destroyer, titan], [recyclotron]
        your hand is [pleasure_dome]
        your resources are 9 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        system of alluvia is not offered
        system of recyclotron is offered
        you cannot build pleasure_dome into system of alluvia

scenario "alluvia goes on saving under other cards"
    ruling  X177
    ru      "Аллювия даёт скидку и под другими картами"
    given
        your systems are [alluvia, frigate]
        your hand is [colony_ship]
        your resources are 9 food, 9 fleet
    when
        you build colony_ship into system of alluvia
    then
        options are "pay 4 food, 1 fleet", "pay 3 food, 2 fleet"

scenario "alluvia and the card on top of her work both"
    ruling  X178
    ru      "работают и Аллювия, и верхняя карта её системы"
    given
        your systems are [alluvia, frigate]
        your hand is [pleasure_dome]
        your resources are 6 food, 2 fleet
    when
        you attack rival
        you build pleasure_dome into system of alluvia
    then
        your resources are 2 food, 1 fleet
        your system_limit is 5
        your score is 2

scenario "only the cube in harrava's slot stays at the end of the round"
    ruling  X179
    ru      "в конце раунда остаётся только кубик в ячейке Харравы"
    given
        your council is [harrava]
        your systems are [soil_enrichment]
        number of cubes on harrava is 1
        number of cubes on soil_enrichment is 1
        number of cubes in your reserve is 3
    when
        reach end of closing
    then
        number of cubes on harrava is 1
        number of cubes on soil_enrichment is 0
        number of cubes in your reserve is 4

scenario "a second attack puts no second cube on harrava"
    ruling  X180
    ru      "вторая атака не кладёт на Харраву второй кубик"
    given
        your council is [harrava]
        your resources are 4 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 3
    when
        you perform attack
        you perform attack
    then
        number of cubes on harrava is 1
        number of cubes in your reserve is 2
        number of cubes in your actions is 0
        your score is 4

scenario "when the game ends harrava's cube brings nothing any more"
    ruling  X181
    ru      "когда партия кончается, кубик Харравы уже ничего не приносит"
    given
        your council is [harrava]
        round_number is 8
        your loyalty is 5
        number of cubes on harrava is 1
    when
        reach end of deeds
        reach end of game
    then
        game is over
        number of cubes in your actions is 0
        number of cubes on harrava is 1
        your result is 5
