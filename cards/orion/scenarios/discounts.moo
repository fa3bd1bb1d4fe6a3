# What a structure costs, and what a discount leaves of it. A discount is used in full (R24); the payer chooses what to save.

scenario "a discount of three on four food and one production leaves two ways to pay"
    ruling  X53
    ru      "скидка 3 на четыре единицы продовольствия и одну единицу производства: два способа оплаты"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate with discount 3
    then
        options are "pay 2 food", "pay 1 food, 1 production"

scenario "a discount of three neither saves what the card does not cost nor may be left half used"
    ruling  X54
    ru      "скидка 3 не касается ресурсов, которых нет в стоимости, и используется целиком"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate with discount 3
    then
        options are "pay 2 food", "pay 1 food, 1 production"
        "pay 1 food, 1 fleet" is not offered
        "pay 3 food" is not offered
        "pay 1 food" is not offered
        "pay 1 production" is not offered
        "pay 2 production" is not offered
        "pay 2 food, 1 production" is not offered
        "pay 3 food, 1 production" is not offered
        "pay 4 food" is not offered
        "pay 4 food, 1 production" is not offered
        "pay nothing" is not offered

scenario "the discounts of alluvia and of the colony ship add up"
    ruling  X55
    ru      "скидки Аллювии и Колонизаторского корабля складываются"
    given
        your systems are [alluvia]
        your hand is [colony_ship, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build colony_ship into system of alluvia
        you pay 4 food, 1 fleet
        you choose yes
    then
        options are "pay 2 food", "pay 1 food, 1 production"

scenario "the colony ship's card goes on top of it in alluvia's system"
    ruling  X55
    ru      "в системе Аллювии карта, построенная Колонизаторским кораблём, ложится поверх него"
    given
        your systems are [alluvia], [frigate]
        your hand is [colony_ship, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build colony_ship into system of alluvia
        you pay 4 food, 1 fleet
        you choose yes
        you pay 1 food, 1 production
    then
        your systems are [alluvia, colony_ship, stock_exchange], [frigate]
        your resources are 4 food, 8 fleet, 8 production

scenario "without a discount the printed cost is paid"
    ruling  X56
    ru      "без скидки платят напечатанную стоимость"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate
    then
        nothing is asked
        your resources are 5 food, 9 fleet, 8 production
        your systems are [frigate, stock_exchange]

scenario "in alluvia's system one food or one production is saved"
    ruling  X57
    ru      "в системе Аллювии экономят единицу продовольствия или единицу производства"
    given
        your systems are [alluvia], [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of alluvia
    then
        options are "pay 4 food", "pay 3 food, 1 production"

scenario "the colony ship saves two units outside alluvia's system"
    ruling  X58
    ru      "вне системы Аллювии Колонизаторский корабль экономит две единицы"
    given
        your systems are [alluvia], [frigate]
        your hand is [colony_ship, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build colony_ship into system of frigate
        you choose yes
    then
        options are "pay 3 food", "pay 2 food, 1 production"

scenario "a discount of four leaves one food or one production"
    ruling  X59
    ru      "скидка 4 оставляет единицу продовольствия или единицу производства"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate with discount 4
    then
        options are "pay 1 food", "pay 1 production"

scenario "a discount of five makes five units free and gives nothing back"
    ruling  X60
    ru      "скидка 5 делает пять единиц бесплатными и ничего не возвращает"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate with discount 5
    then
        nothing is asked
        your systems are [frigate, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production

scenario "a discount of six makes five units free and gives nothing back"
    ruling  X60
    ru      "скидка 6 делает пять единиц бесплатными и ничего не возвращает"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate with discount 6
    then
        nothing is asked
        your systems are [frigate, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production

scenario "a discount of nine makes five units free and gives nothing back"
    ruling  X60
    ru      "скидка 9 делает пять единиц бесплатными и ничего не возвращает"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate with discount 9
    then
        nothing is asked
        your systems are [frigate, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production

scenario "a discount of one on two food and one fleet"
    ruling  X61
    ru      "скидка 1 на две единицы продовольствия и один флот"
    given
        your systems are [frigate]
        your hand is [population_support]
        your resources are 9 food, 9 fleet
    when
        you build population_support into system of frigate with discount 1
    then
        options are "pay 2 food", "pay 1 food, 1 fleet"

scenario "a discount of two on two food and one fleet"
    ruling  X61
    ru      "скидка 2 на две единицы продовольствия и один флот"
    given
        your systems are [frigate]
        your hand is [population_support]
        your resources are 9 food, 9 fleet
    when
        you build population_support into system of frigate with discount 2
    then
        options are "pay 1 food", "pay 1 fleet"

scenario "a discount of three makes two food and one fleet free"
    ruling  X61
    ru      "скидка 3 делает две единицы продовольствия и один флот бесплатными"
    given
        your systems are [frigate]
        your hand is [population_support]
        your resources are 9 food, 9 fleet
    when
        you build population_support into system of frigate with discount 3
    then
        nothing is asked
        your systems are [frigate, population_support]
        your resources are 9 food, 9 fleet

scenario "who has two food pays two food"
    ruling  X63
    ru      "тот, у кого есть две единицы продовольствия, платит ими"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 2 food
    when
        you build stock_exchange into system of frigate with discount 3
    then
        nothing is asked
        your resources are 0 food
        your systems are [frigate, stock_exchange]

scenario "who has one food and one production pays with both"
    ruling  X63
    ru      "тот, у кого по единице продовольствия и производства, платит обеими"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 1 food, 1 production
    when
        you build stock_exchange into system of frigate with discount 3
    then
        nothing is asked
        your resources are 0 food
        your systems are [frigate, stock_exchange]

scenario "who can pay either way is asked"
    ruling  X63
    ru      "кто может заплатить по-разному, того спрашивают"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 2 food, 1 production
    when
        you build stock_exchange into system of frigate with discount 3
    then
        options are "pay 2 food", "pay 1 food, 1 production"

scenario "fleets do not pay for food and production"
    ruling  X63
    ru      "флотами за продовольствие и производство не платят"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet
    when
        you build stock_exchange into system of frigate with discount 3
    then
        nothing is asked
        your resources are 7 food, 9 fleet

scenario "with one food the rest of the cost cannot be paid"
    ruling  X63
    ru      "одной единицы продовольствия на остаток стоимости не хватает"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 1 food, 9 fleet
    then
        you cannot build stock_exchange into system of frigate with discount 3

scenario "with production and fleets the rest of the cost cannot be paid"
    ruling  X63
    ru      "одними производством и флотами остаток стоимости не оплатить"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 0 food, 9 fleet, 9 production
    then
        you cannot build stock_exchange into system of frigate with discount 3

scenario "with nothing at all the rest of the cost cannot be paid"
    ruling  X63
    ru      "без ресурсов остаток стоимости не оплатить"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 0 food
    then
        you cannot build stock_exchange into system of frigate with discount 3

scenario "paying two food leaves the rest"
    ruling  X64
    ru      "кто платит две единицы продовольствия, сохраняет остальное"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 5 food, 2 fleet, 3 production
    when
        you build stock_exchange into system of frigate with discount 3
        you pay 2 food
    then
        your resources are 3 food, 2 fleet, 3 production

scenario "paying one food and one production leaves the rest"
    ruling  X64
    ru      "кто платит по единице продовольствия и производства, сохраняет остальное"
    given
        your systems are [frigate]
        your hand is [stock_exchange]
        your resources are 5 food, 2 fleet, 3 production
    when
        you build stock_exchange into system of frigate with discount 3
        you pay 1 food, 1 production
    then
        your resources are 4 food, 2 fleet, 2 production

scenario "alluvia saves nothing in another system"
    ruling  X65
    ru      "в другой системе Аллювия скидки не даёт"
    given
        your systems are [alluvia], [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build stock_exchange into system of frigate
    then
        nothing is asked
        your resources are 5 food, 9 fleet, 8 production
        system_discount for system of frigate is 0
        system_discount for system of alluvia is 1

scenario "alluvia saves nothing in a new system"
    ruling  X65
    ru      "в новой системе Аллювия скидки не даёт"
    given
        your systems are [alluvia], [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose "your system 3 (new)"
    then
        nothing is asked
        your resources are 5 food, 9 fleet, 8 production

scenario "where the card goes is chosen before it is paid"
    ruling  X65
    ru      "сначала выбирают место для карты, потом платят"
    given
        your systems are [alluvia], [frigate]
        your hand is [stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        options are "your system 1 (Alluvia on top)", "your system 2 (Frigate on top)", "your system 3 (new)"
        your resources are 9 food, 9 fleet, 9 production

scenario "the colony ship builds into its own system and no other"
    ruling  X66
    ru      "Колонизаторский корабль строит только в своей системе"
    given
        your systems are [frigate], [spaceport]
        your hand is [colony_ship, pleasure_dome]
        your resources are 6 food, 2 fleet, 1 production
    when
        you build colony_ship into system of frigate
        you choose yes
    then
        nothing is asked
        your systems are [frigate, colony_ship, pleasure_dome], [spaceport]

scenario "a colony ship in a new system builds there and no further"
    ruling  X66
    ru      "Колонизаторский корабль в новой системе строит только в ней"
    given
        your systems are [frigate]
        your hand is [colony_ship, pleasure_dome]
        your resources are 6 food, 2 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose colony_ship
        you choose "your system 2 (new)"
        you choose yes
    then
        nothing is asked
        your systems are [frigate], [colony_ship, pleasure_dome]

scenario "as the fifth card of its system the colony ship builds nothing"
    ruling  X67
    ru      "построенный пятой картой системы, Колонизаторский корабль ничего не строит"
    given
        your systems are [frigate, spaceport, titan, destroyer], [tax_office]
        your hand is [colony_ship, pleasure_dome]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build colony_ship into system of frigate
    then
        nothing is asked
        your hand is [pleasure_dome]
        your systems are [frigate, spaceport, titan, destroyer, colony_ship], [tax_office]

scenario "as the fourth card of its system the colony ship still builds"
    ruling  X67
    ru      "построенный четвёртой картой системы, Колонизаторский корабль ещё строит"
    given
        your systems are [frigate, spaceport, titan]
        your hand is [colony_ship, pleasure_dome]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build colony_ship into system of frigate
        you choose yes
        you pay 2 food, 1 production
    then
        your systems are [frigate, spaceport, titan, colony_ship, pleasure_dome]

scenario "one unit that the discount does not cover has to be paid"
    ruling  X68
    ru      "единицу, которую не покрыла скидка, нужно заплатить"
    given
        your systems are [spaceport]
        your hand is [colony_ship, population_support]
        your resources are 4 food, 2 fleet
    when
        you build colony_ship into system of spaceport
    then
        nothing is asked
        your systems are [spaceport, colony_ship]

scenario "one fleet is enough for what the discount does not cover"
    ruling  X68
    ru      "на то, чего не покрыла скидка, хватает одного флота"
    given
        your systems are [spaceport]
        your hand is [colony_ship, population_support]
        your resources are 4 food, 3 fleet
    when
        you build colony_ship into system of spaceport
        you choose yes
    then
        your systems are [spaceport, colony_ship, population_support]
        your resources are 0 food

scenario "one food is enough for what the discount does not cover"
    ruling  X68
    ru      "на то, чего не покрыла скидка, хватает единицы продовольствия"
    given
        your systems are [spaceport]
        your hand is [colony_ship, population_support]
        your resources are 5 food, 2 fleet
    when
        you build colony_ship into system of spaceport
        you choose yes
    then
        your systems are [spaceport, colony_ship, population_support]
        your resources are 0 food

scenario "building by a card's effect spends no second action cube"
    ruling  X69
    ru      "строительство эффектом карты не тратит второго кубика действия"
    given
        your hand is [colony_ship, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose colony_ship
        you choose yes
        you pay 2 food, 1 production
    then
        your systems are [colony_ship, stock_exchange]
        number of cubes in your actions is 1
        number of cubes in your spent is 1
        your resources are 3 food, 7 fleet, 8 production

scenario "the civilian ship's cards are paid in full and cost no action cube"
    ruling  X69
    ru      "карты Гражданского корабля оплачивают полностью, но кубика действия они не стоят"
    given
        your systems are [frigate]
        your hand is [civilian_ship, pleasure_dome]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose civilian_ship
        you choose system of frigate
        you choose yes
        you choose system of frigate
    then
        your systems are [frigate, civilian_ship, pleasure_dome]
        number of cubes in your actions is 1
        number of cubes in your spent is 1
        your resources are 3 food, 8 fleet, 7 production

scenario "the colony ship cannot build a marked card at five loyalty"
    ruling  X70
    ru      "при лояльности 5 Колонизаторский корабль не может построить карту со знаком лояльности"
    given
        your hand is [colony_ship, battleship]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
    when
        you build colony_ship into a system from your systems
    then
        nothing is asked
        your hand is [battleship]
        your systems are [colony_ship]

scenario "at five loyalty the colony ship offers only cards without the mark"
    ruling  X70
    ru      "при лояльности 5 Колонизаторский корабль предлагает только карты без знака лояльности"
    given
        your hand is [colony_ship, battleship, death_star, pleasure_dome, frigate]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        number of cubes in your actions is 1
    when
        you perform construction
        you choose colony_ship
        you choose yes
    then
        options are "Pleasure Dome", "Frigate"
        battleship is not offered
        death_star is not offered

scenario "at six loyalty the colony ship builds a marked card"
    ruling  X70
    ru      "при лояльности 6 Колонизаторский корабль строит карту со знаком лояльности"
    given
        your hand is [colony_ship, battleship]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 6
    when
        you build colony_ship into a system from your systems
        you choose yes
        you pay 5 food, 3 fleet
    then
        your systems are [colony_ship, battleship]
