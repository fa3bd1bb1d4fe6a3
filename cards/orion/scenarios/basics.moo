scenario "a covered card still brings its resources"
    ruling  X9
    ru      "закрытая карта по-прежнему приносит ресурсы"
    given
        your systems are [holographic_simulator, colony_ship]
        your resources are 3 food
    when
        you gain total income of cards in your systems
    then
        your resources are 5 food

scenario "high mobilisation costs one loyalty, however many cubes are on the right"
    ruling  X20
    ru      "высокая мобилизация стоит одной лояльности, сколько бы кубиков ни было в правой зоне"
    given
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
    when
        you mobilise
    then
        number of cubes in your actions is 5
        your loyalty is 4

scenario "a card cannot be built with too little food"
    ruling  X13
    ru      "если не хватает продовольствия, карту построить нельзя"
    given
        your hand is [population_support]
        your resources are 0 food, 2 fleet
    then
        you cannot build population_support into a system from your systems

scenario "the colony ship saves two units of the builder's choice"
    ruling  X58
    ru      "Колонизаторский корабль экономит две единицы ресурсов по выбору игрока"
    given
        your hand is [colony_ship, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose colony_ship
        you choose yes
        you pay 2 food, 1 production
    then
        your systems are [colony_ship, stock_exchange]
        number of cubes in your actions is 0

scenario "the colony ship does not build into a full system"
    ruling  X67
    ru      "в заполненной системе Колонизаторский корабль ничего не строит"
    given
        your systems are [spaceport, spaceport, tax_office, tax_office]
        your hand is [colony_ship, holographic_simulator]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build colony_ship into system of spaceport
    then
        nothing is asked
        your hand is [holographic_simulator]

scenario "covering your only working yellow card gives no cube"
    ruling  X183
    ru      "лаборатория, закрывшая единственную рабочую жёлтую карту, кубика не даёт"
    given
        your systems are [tax_office]
        your hand is [automated_laboratory]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you build automated_laboratory into system of tax_office
    then
        number of cubes in your actions is 1

scenario "veil's fleets count in the comparison and never in the payment"
    ruling  X121, X122
    ru      "флоты Вейл учитываются в сравнении, но не в оплате"
    given
        players are you, rival, second
        your council is [veil]
        your resources are 1 fleet
        rival's resources are 0 fleet
    then
        you cannot attack rival

scenario "the destroyer offers the discard only to a hand of two"
    ruling  X150
    ru      "Эсминец предлагает сбросить карты, только если на руке их хотя бы две"
    given
        your systems are [destroyer]
        your resources are 4 fleet
        rival's hand is [holographic_simulator]
        rival's loyalty is 8
    when
        you attack rival
    then
        rival's loyalty is 6
        rival's hand is [holographic_simulator]

scenario "the deck is made new when a card has to be drawn"
    ruling  X81
    ru      "колоду складывают заново, когда нужно взять карту"
    given
        deck is [holographic_simulator]
        discard_pile is [destroyer, destroyer, spaceport, battleship]
        number of cubes in your actions is 1
    when
        you perform research
    then
        number of cards in deck is 2
        discard_pile is [battleship]

scenario "a cube in harrava's slot stays and becomes an action"
    ruling  X31
    ru      "кубик в ячейке Харравы остаётся и становится действием"
    given
        your council is [harrava]
        number of cubes on harrava is 1
        your resources are 4 food
    when
        reach end of closing
        reach start of deeds
    then
        number of cubes in your actions is 5
        number of cubes on harrava is 0

scenario "a second attack on the same player is refused at four players"
    ruling  X114
    ru      "при четырёх игроках вторая атака на того же игрока не разрешена"
    given
        players are you, rival, second, third
        your resources are 9 fleet
        number of cubes in your actions is 2
    when
        you perform attack
        you choose rival
        reach your turn
        you perform attack
    then
        rival is not offered
        second is offered
