# The yellow structures that were made up for the full deck.

# ---- Robotic Factory ------------------------------------------------------------------------------------------------

scenario "the card that covers the factory costs one unit less"
    ru  "карта, которая закрывает Роботизированный завод, стоит на один ресурс меньше"
    given
        your systems are [robotic_factory]
        your hand is [pleasure_dome]
        your resources are 9 food, 1 production
        rival's systems are [frigate]
        rival's hand is [pleasure_dome]
        rival's resources are 9 food, 1 production
    when
        you build pleasure_dome into system of robotic_factory
        you pay 3 food, 1 production
        rival builds a card from their hand into system of frigate
    then
        your systems are [robotic_factory, pleasure_dome]
        your food is rival's food + 1

scenario "a covered factory saves nothing any more"
    ru  "закрытый Роботизированный завод больше не даёт скидки"
    given
        your systems are [robotic_factory, spaceport]
        your hand is [pleasure_dome]
        your resources are 9 food, 1 production
        rival's systems are [frigate]
        rival's hand is [pleasure_dome]
        rival's resources are 9 food, 1 production
    when
        you build pleasure_dome into system of robotic_factory
        rival builds a card from their hand into system of frigate
    then
        your food is rival's food

scenario "the factory saves in its own system only"
    ru  "Роботизированный завод даёт скидку только в своей системе"
    given
        your systems are [robotic_factory], [spaceport]
        your hand is [pleasure_dome]
        your resources are 9 food, 1 production
        rival's systems are [frigate]
        rival's hand is [pleasure_dome]
        rival's resources are 9 food, 1 production
    when
        you build pleasure_dome into system of spaceport
        rival builds a card from their hand into system of frigate
    then
        your food is rival's food

scenario "the factory's discount is there for its owner's own system"
    ru  "скидка Роботизированного завода относится только к его системе"
    given
        your systems are [robotic_factory], [spaceport]
    then
        system_discount for system of robotic_factory is 1
        system_discount for system of spaceport is 0

scenario "the factory and alluvia save two units together"
    ru  "Роботизированный завод и Аллювия вместе экономят два ресурса"
    given
        your systems are [alluvia, robotic_factory]
        your hand is [pleasure_dome]
        your resources are 9 food, 1 production
        rival's systems are [frigate]
        rival's hand is [pleasure_dome]
        rival's resources are 9 food, 1 production
    when
        you build pleasure_dome into system of alluvia
        you pay 2 food, 1 production
        rival builds a card from their hand into system of frigate
    then
        your food is rival's food + 2

scenario "a colony ship that covers the factory saves its own two units and no third"
    ru  "Колонизаторский корабль поверх Роботизированного завода экономит свои два ресурса, а не три"
    given
        your systems are [robotic_factory]
        your hand is [colony_ship, pleasure_dome]
        your resources are 9 food, 1 production
        your fleet is 9
        rival's systems are [spaceport]
        rival's hand is [colony_ship, pleasure_dome]
        rival's resources are 9 food, 9 fleet, 1 production
    when
        you build colony_ship into system of robotic_factory
        you pay 3 food, 2 fleet
        you choose yes
        you pay 2 food, 1 production
        rival builds a card from their hand into system of spaceport
        rival chooses colony_ship
        rival chooses yes
        rival pays 2 food, 1 production
    then
        your systems are [robotic_factory, colony_ship, pleasure_dome]
        rival's systems are [spaceport, colony_ship, pleasure_dome]
        your food is rival's food + 1

# ---- Mining Colony --------------------------------------------------------------------------------------------------

scenario "the mine takes two food and gives one production"
    ru  "Шахтёрская колония берёт два продовольствия и даёт одно производство"
    given
        your systems are [mining_colony]
        your resources are 2 food
    when
        you announce start of round
        you choose yes
    then
        your resources are 1 production

scenario "the mine may be left idle"
    ru  "Шахтёрскую колонию можно не использовать"
    given
        your systems are [mining_colony]
        your resources are 2 food
    when
        you announce start of round
        you choose no
    then
        your resources are 2 food

scenario "with one food the mine asks nothing"
    ru  "с одним продовольствием Шахтёрская колония ничего не предлагает"
    given
        your systems are [mining_colony]
        your resources are 1 food, 9 fleet
    when
        you announce start of round
    then
        nothing is asked
        your resources are 1 food, 9 fleet

scenario "a covered mine asks nothing"
    ru  "закрытая Шахтёрская колония ничего не предлагает"
    given
        your systems are [mining_colony, frigate]
        your resources are 9 food
        rival's council is [kual]
    when
        you announce start of round
    then
        nothing is asked

scenario "the mine may work for production that nobody has room for"
    ru  "Шахтёрскую колонию можно использовать, даже если производству больше нет места"
    given
        your systems are [mining_colony]
        your resources are 2 food, 9 production
    when
        you announce start of round
        you choose yes
    then
        your resources are 9 production

scenario "the mine may take its food before the gardens look"
    ru  "Шахтёрская колония может взять продовольствие раньше, чем сработают Гидропонные сады"
    given
        your systems are [mining_colony], [hydroponic_gardens]
        your resources are 4 food
    when
        you announce start of round
        you choose mining_colony
        you choose yes
    then
        nothing is asked
        your resources are 5 food, 1 production

scenario "the gardens may look before the mine takes its food"
    ru  "Гидропонные сады могут сработать раньше, чем Шахтёрская колония возьмёт продовольствие"
    given
        your systems are [mining_colony], [hydroponic_gardens]
        your resources are 4 food
    when
        you announce start of round
        you choose hydroponic_gardens
        you choose yes
    then
        nothing is asked
        your resources are 3 food, 1 production

# ---- Prize Yard -----------------------------------------------------------------------------------------------------

scenario "the prize is one production of the one who is attacked"
    ru  "Призовая верфь забирает одно производство у того, кого атаковали"
    given
        players are you, rival, second
        your systems are [prize_yard]
        your resources are 2 fleet
        rival's resources are 2 production
        second's resources are 2 production
    when
        you attack rival
    then
        your resources are 1 production
        rival's resources are 1 production
        second's resources are 2 production

scenario "where there is no production the prize is one food"
    ru  "если у атакованного нет производства, Призовая верфь приносит одно продовольствие"
    given
        your systems are [prize_yard]
        your resources are 2 fleet
        rival's resources are 9 food
    when
        you attack rival
    then
        your resources are 1 food
        rival's resources are 9 food

scenario "each attack takes a prize of its own"
    ru  "за каждую атаку Призовая верфь берёт отдельный приз"
    given
        your systems are [prize_yard]
        your resources are 4 fleet
        rival's resources are 1 production
    when
        you attack rival
        you attack rival
    then
        your resources are 1 food, 1 production
        rival's resources are 0 food

scenario "a prize that nobody has room for is lost to both"
    ru  "приз, для которого нет места, теряют оба"
    given
        your systems are [prize_yard]
        your resources are 2 fleet, 9 production
        rival's resources are 1 production
    when
        you attack rival
    then
        your resources are 9 production
        rival's resources are 0 production

scenario "a covered yard takes nothing"
    ru  "закрытая Призовая верфь ничего не берёт"
    given
        your systems are [prize_yard, pleasure_dome]
        your resources are 2 fleet
        rival's resources are 1 production
    when
        you attack rival
    then
        your resources are 0 production
        rival's resources are 1 production

scenario "the yard of the one who is attacked takes nothing"
    ru  "Призовая верфь того, кого атакуют, ничего не берёт"
    given
        your resources are 2 fleet, 1 production
        rival's systems are [prize_yard]
    when
        you attack rival
    then
        your resources are 1 production
        rival's resources are 0 food

scenario "the attacker may let the star fortress act, and take what it brings"
    ru  "атакующий может сначала дать Звёздной крепости сработать и забрать то, что она принесла"
    given
        your systems are [prize_yard]
        your resources are 2 fleet
        rival's systems are [star_fortress]
    when
        you attack rival
        you choose star_fortress
    then
        nothing is asked
        your resources are 1 production
        rival's resources are 0 production

scenario "the attacker may take the prize before the star fortress acts"
    ru  "атакующий может взять приз раньше, чем сработает Звёздная крепость"
    given
        your systems are [prize_yard]
        your resources are 2 fleet
        rival's systems are [star_fortress]
    when
        you attack rival
        you choose prize_yard
    then
        nothing is asked
        your resources are 1 food
        rival's resources are 1 production

# ---- Salvage Dock ---------------------------------------------------------------------------------------------------

scenario "the dock breaks up a structure of its system and brings its cost"
    ru  "Док разборки разбирает сооружение своей системы и возвращает его стоимость"
    given
        your systems are [salvage_dock]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build a card from your hand into a system from your systems
        you choose system of salvage_dock
        you choose yes
    then
        nothing is asked
        your systems are [salvage_dock]
        number of cards in discard_pile is 1
        top of discard_pile is salvage_dock
        your resources are 9 food, 9 fleet, 9 production

scenario "what the dock brings beyond nine is lost"
    ru  "то, что Док разборки приносит сверх девяти, пропадает"
    given
        your systems are [galactic_university]
        your hand is [salvage_dock]
        your resources are 9 food, 0 fleet, 9 production
        your fleet is 9
    when
        you build salvage_dock into system of galactic_university
        you choose yes
    then
        your food is 9
        your production is 9
        your systems are [salvage_dock]
        discard_pile is [galactic_university]

scenario "the dock may leave everything as it is"
    ru  "Док разборки может оставить всё как есть"
    given
        your systems are [frigate]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into system of frigate
        you choose no
    then
        your systems are [frigate, salvage_dock]
        discard_pile is []

scenario "the dock reaches every structure below it, and no other"
    ru  "Док разборки может разобрать любое сооружение под собой, и никакое другое"
    given
        your systems are [frigate, titan], [spaceport]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into system of frigate
        you choose yes
    then
        options are "Frigate", "Titan"

scenario "the dock takes a structure out of the middle"
    ru  "Док разборки может вынуть сооружение из середины системы"
    given
        your systems are [frigate, titan, spaceport]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into system of frigate
        you choose yes
        you choose titan
    then
        your systems are [frigate, spaceport, salvage_dock]
        discard_pile is [titan]
        salvage_dock is working
        spaceport is not working

scenario "a dock that begins a system asks nothing"
    ru  "Док разборки, с которого начинается система, ничего не предлагает"
    given
        your systems are [frigate]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into a system from your systems
        you choose "your system 2 (new)"
    then
        nothing is asked
        your systems are [frigate], [salvage_dock]

scenario "the dock does not break up alluvia"
    ru  "Аллювию Док разборки не разбирает"
    given
        your systems are [alluvia]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into system of alluvia
        you pay 4 food, 1 fleet
    then
        nothing is asked
        your systems are [alluvia, salvage_dock]

scenario "the dock breaks up what lies between it and alluvia"
    ru  "Док разборки разбирает то, что лежит между ним и Аллювией"
    given
        your systems are [alluvia, frigate]
        your hand is [salvage_dock]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into system of alluvia
        you pay 4 food, 1 fleet
        you choose yes
    then
        nothing is asked
        your systems are [alluvia, salvage_dock]
        discard_pile is [frigate]

scenario "a system made shorter by the dock is not full"
    ru  "система, из которой Док разборки убрал карту, не заполнена"
    given
        your systems are [frigate, titan, spaceport, tax_office]
        your hand is [salvage_dock, pleasure_dome]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build salvage_dock into system of frigate
        you choose yes
        you choose titan
    then
        number of cards in system of frigate is 4
        you can build pleasure_dome into system of frigate

# ---- Stellar Foundry ------------------------------------------------------------------------------------------------

scenario "the foundry lays the top card of the discards under its system"
    ru  "Звёздная кузница кладёт верхнюю карту сброса под свою систему"
    given
        your systems are [stellar_foundry]
        discard_pile is [frigate, titan]
        your resources are 5 food, 1 production
        your loyalty is 6
        number of cubes in your actions is 1
    when
        you perform activation
    then
        your systems are [titan, stellar_foundry]
        discard_pile is [frigate]
        your resources are 0 food
        number of cubes on stellar_foundry is 1

scenario "the foundry serves every system of its owner and none of another's"
    ru  "Звёздная кузница пополняет каждую систему владельца и ни одной чужой"
    given
        your systems are [stellar_foundry], [spaceport, frigate]
        rival's systems are [destroyer]
        discard_pile is [titan, embassy, pleasure_dome]
        your resources are 5 food, 1 production
    when
        you activate stellar_foundry
    then
        your systems are [pleasure_dome, stellar_foundry], [embassy, spaceport, frigate]
        rival's systems are [destroyer]
        discard_pile is [titan]

scenario "the foundry leaves out full systems and alluvia's"
    ru  "Звёздная кузница пропускает заполненные системы и систему Аллювии"
    given
        your systems are [frigate, frigate, spaceport, spaceport, titan], [alluvia, destroyer], [stellar_foundry]
        discard_pile is [embassy, mining_colony]
        your resources are 5 food, 1 production
    when
        you activate stellar_foundry
    then
        your systems are [frigate, frigate, spaceport, spaceport, titan], [alluvia, destroyer], [mining_colony, stellar_foundry]
        discard_pile is [embassy]

scenario "what the foundry lays down is not built"
    ru  "карта, которую кладёт Звёздная кузница, не считается построенной"
    given
        your systems are [stellar_foundry]
        discard_pile is [pleasure_dome]
        your resources are 5 food, 1 production
        your loyalty is 6
    when
        you activate stellar_foundry
    then
        your systems are [pleasure_dome, stellar_foundry]
        your loyalty is 6

scenario "without discards the foundry lays nothing down"
    ru  "без карт в сбросе Звёздная кузница ничего не кладёт"
    given
        your systems are [stellar_foundry]
        your resources are 5 food, 1 production
    when
        you activate stellar_foundry
    then
        your systems are [stellar_foundry]
        your resources are 0 food

scenario "below six loyalty the foundry is neither built nor activated"
    ru  "при лояльности ниже шести Звёздную кузницу нельзя ни построить, ни активировать"
    given
        your systems are [stellar_foundry]
        your hand is [stellar_foundry]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        number of cubes in your actions is 1
    then
        you cannot activate stellar_foundry
        you cannot perform activation
        you cannot perform construction

scenario "six loyalty are enough to build the foundry"
    ru  "шести единиц лояльности достаточно, чтобы построить Звёздную кузницу"
    given
        your hand is [stellar_foundry]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 6
    then
        you can build stellar_foundry into a system from your systems

scenario "with four food the foundry stays cold"
    ru  "четырёх единиц продовольствия не хватает, чтобы активировать Звёздную кузницу"
    given
        your systems are [stellar_foundry]
        your resources are 4 food, 9 fleet, 9 production
    then
        you cannot activate stellar_foundry

scenario "without production the foundry stays cold"
    ru  "без производства активировать Звёздную кузницу нельзя"
    given
        your systems are [stellar_foundry]
        your resources are 9 food, 9 fleet
    then
        you cannot activate stellar_foundry

scenario "a covered foundry stays cold"
    ru  "закрытую Звёздную кузницу активировать нельзя"
    given
        your systems are [stellar_foundry, frigate]
        your resources are 9 food, 9 fleet, 9 production
    then
        you cannot activate stellar_foundry

scenario "the foundry works once a round"
    ru  "Звёздная кузница работает один раз за раунд"
    given
        your systems are [stellar_foundry]
        discard_pile is [titan]
        your resources are 9 food, 9 production
    when
        you activate stellar_foundry
    then
        your systems are [titan, stellar_foundry]
        you cannot activate stellar_foundry
