# Where a structure may be put, and when it may be built at all.

scenario "the first structure begins the first system"
    ruling  X40
    ru      "первое сооружение начинает первую систему"
    given
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your systems are [pleasure_dome]
        pleasure_dome is working

scenario "a structure goes onto any system or begins a new one"
    ruling  X41
    ru      "сооружение кладут на любую систему или начинают им новую"
    given
        your systems are [frigate], [spaceport]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        options are "your system 1 (Frigate on top)", "your system 2 (Spaceport on top)", "your system 3 (new)"

scenario "a structure onto the first system"
    ruling  X41
    ru      "сооружение кладут на первую систему"
    given
        your systems are [frigate], [spaceport]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
    then
        your systems are [frigate, pleasure_dome], [spaceport]
        frigate is not working
        pleasure_dome is working

scenario "a structure onto the second system"
    ruling  X41
    ru      "сооружение кладут на вторую систему"
    given
        your systems are [frigate], [spaceport]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of spaceport
    then
        your systems are [frigate], [spaceport, pleasure_dome]

scenario "a structure into a new system"
    ruling  X41
    ru      "сооружение начинает новую систему"
    given
        your systems are [frigate], [spaceport]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose "your system 3 (new)"
    then
        your systems are [frigate], [spaceport], [pleasure_dome]
        frigate is working
        spaceport is working
        pleasure_dome is working

scenario "there is no fifth system"
    ruling  X42
    ru      "пятую систему начать нельзя"
    given
        your systems are [frigate], [spaceport], [destroyer], [titan]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        options are "your system 1 (Frigate on top)", "your system 2 (Spaceport on top)", "your system 3 (Destroyer on top)", "your system 4 (Titan on top)"

scenario "a fourth system is allowed"
    ruling  X42
    ru      "четвёртую систему начать можно"
    given
        your systems are [frigate], [spaceport], [destroyer]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        "your system 4 (new)" is offered

scenario "a system of five cards takes no sixth"
    ruling  X43
    ru      "в системе из пяти карт нет места для шестой"
    given
        your systems are [frigate, spaceport, destroyer, titan, tax_office], [recyclotron]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        system of frigate is not offered
        system of recyclotron is offered
        you cannot build pleasure_dome into system of frigate

scenario "a system of four cards takes a fifth"
    ruling  X43
    ru      "в системе из четырёх карт есть место для пятой"
    given
        your systems are [frigate, spaceport, destroyer, titan]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
    then
        your systems are [frigate, spaceport, destroyer, titan, pleasure_dome]

scenario "with four full systems nothing can be built"
    ruling  X44
    ru      "когда все четыре системы заполнены, строить нельзя"
    given
        your systems are [frigate, frigate, spaceport, spaceport, titan], [tax_office, tax_office, recyclotron, recyclotron, titan], [stock_exchange, stock_exchange, soil_enrichment, soil_enrichment, destroyer], [battleship, battleship, spy_center, spy_center, destroyer]
        your hand is [pleasure_dome, holographic_simulator, death_star, colony_ship]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        reach your turn
    then
        construction is not offered
        you cannot build a card from your hand into a system from your systems

scenario "a second copy may lie in another system"
    ruling  X45
    ru      "вторая такая же карта может лежать в другой системе"
    given
        your systems are [frigate], [spaceport]
        your hand is [frigate]
        your resources are 4 food, 2 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of spaceport
    then
        your systems are [frigate], [spaceport, frigate]

scenario "a second copy may lie directly on the first"
    ruling  X45
    ru      "вторая такая же карта может лежать прямо на первой"
    given
        your systems are [frigate]
        your hand is [frigate]
        your resources are 4 food, 2 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
    then
        your systems are [frigate, frigate]
        frigate is not working

scenario "a card that is built over loses its cube to the reserve"
    ruling  X46
    ru      "с карты, которую закрыли новой, кубик уходит в резерв"
    given
        your systems are [population_support]
        your hand is [spaceport]
        your resources are 5 food, 2 fleet
        number of cubes on population_support is 1
        number of cubes in your reserve is 5
    when
        you build spaceport into system of population_support
    then
        number of cubes in your reserve is 6
        number of cubes on population_support is 0
        number of cubes on spaceport is 0
        population_support is not working
        spaceport is working

scenario "a covered card cannot be activated"
    ruling  X48
    ru      "закрытую карту активировать нельзя"
    given
        your systems are [population_support, frigate]
        your resources are 2 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate population_support

scenario "the same card on top can be activated"
    ruling  X48
    ru      "ту же карту наверху системы активировать можно"
    given
        your systems are [frigate, population_support]
        your resources are 2 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is offered
        you can activate population_support

scenario "at five loyalty a marked card cannot be built"
    ruling  X49
    ru      "при лояльности 5 карту со знаком лояльности построить нельзя"
    given
        your hand is [battleship]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        number of cubes in your actions is 1
    when
        reach your turn
    then
        construction is not offered
        you cannot build battleship into a system from your systems

scenario "at six loyalty a marked card can be built"
    ruling  X49
    ru      "при лояльности 6 карту со знаком лояльности построить можно"
    given
        your hand is [battleship]
        your resources are 6 food, 4 fleet
        your loyalty is 6
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your systems are [battleship]

scenario "a card without the mark is built at five loyalty"
    ruling  X49
    ru      "карту без знака лояльности можно построить и при лояльности 5"
    given
        your hand is [frigate, battleship]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your systems are [frigate]

scenario "a card without the mark is built at four below zero"
    ruling  X49
    ru      "карту без знака лояльности можно построить и при лояльности −4"
    given
        your hand is [frigate]
        your resources are 4 food, 2 fleet, 1 production
        your loyalty is -4
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your systems are [frigate]

scenario "a marked card stays and earns when loyalty falls"
    ruling  X50
    ru      "когда лояльность падает, карта со знаком лояльности остаётся и приносит ресурсы"
    given
        your systems are [hall_of_nations]
        your loyalty is 3
    when
        reach start of deeds
    then
        your systems are [hall_of_nations]
        your resources are 1 food

scenario "a marked card keeps its points and its effect when loyalty falls"
    ruling  X50
    ru      "когда лояльность падает, карта со знаком лояльности сохраняет очки и эффект"
    given
        your systems are [battleship]
        your resources are 2 fleet
        your loyalty is 3
        rival's systems are [population_support]
    when
        you attack rival
    then
        number of cubes on population_support is 1
        your final_score is 5 + total points of cards in your systems

scenario "only cards in the hand are built"
    ruling  X51
    ru      "строят только карты с руки"
    given
        your hand is [pleasure_dome, holographic_simulator]
        discard_pile is [frigate]
        deck is [titan]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        options are "Pleasure Dome", "Holographic Simulator"
        frigate is not offered
        titan is not offered
        you cannot build frigate into a system from your systems
        you cannot build titan into a system from your systems

scenario "with an empty hand nothing is built"
    ruling  X51
    ru      "с пустой рукой строить нечего"
    given
        discard_pile is [frigate]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        reach your turn
    then
        construction is not offered

scenario "a built card gives nothing of what exploiting it would give"
    ruling  X52
    ru      "построенная карта не даёт того, что дала бы её эксплуатация"
    given
        your hand is [advanced_data_centre]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your systems are [advanced_data_centre]
        your resources are 0 food
