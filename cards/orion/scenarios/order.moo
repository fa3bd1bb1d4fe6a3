# The order of things, where pieces lie, and what works when.

scenario "the low level deals its cards from the first player round the table"
    ruling  X234
    ru      "карты за низкий уровень берут по кругу, начиная с первого игрока"
    given
        players are you, rival, second
        first is rival
        deck is [titan, frigate, spaceport, destroyer]
    when
        reach start of deeds
    then
        rival's hand is [destroyer]
        second's hand is [spaceport]
        your hand is [frigate]
        deck is [titan]

scenario "the highest resource at 0, 1, 2 or 3 gives the low level"
    ruling  X237
    ru      "самый большой ресурс на 0, 1, 2 или 3 — низкий уровень"
    given
        players are you, rival, second, third
        your resources are 0 food
        your loyalty is 5
        rival's resources are 1 fleet
        rival's loyalty is 5
        second's resources are 2 production
        second's loyalty is 5
        third's resources are 3 food
        third's loyalty is 5
    when
        you mobilise
        rival mobilises
        second mobilises
        third mobilises
    then
        number of cubes in your actions is 3
        your loyalty is 6
        number of cubes in rival's actions is 3
        rival's loyalty is 6
        number of cubes in second's actions is 3
        second's loyalty is 6
        number of cubes in third's actions is 3
        third's loyalty is 6

scenario "the highest resource at 4, 5 or 6 gives the middle level"
    ruling  X237
    ru      "самый большой ресурс на 4, 5 или 6 — средний уровень"
    given
        players are you, rival, second
        your resources are 4 food
        your loyalty is 5
        rival's resources are 5 fleet
        rival's loyalty is 5
        second's resources are 6 production
        second's loyalty is 5
    when
        you mobilise
        rival mobilises
        second mobilises
    then
        number of cubes in your actions is 4
        your loyalty is 5
        number of cubes in rival's actions is 4
        rival's loyalty is 5
        number of cubes in second's actions is 4
        second's loyalty is 5

scenario "the highest resource at 7, 8 or 9 gives the high level"
    ruling  X237
    ru      "самый большой ресурс на 7, 8 или 9 — высокий уровень"
    given
        players are you, rival, second
        your resources are 7 food
        your loyalty is 5
        rival's resources are 8 fleet
        rival's loyalty is 5
        second's resources are 9 production
        second's loyalty is 5
    when
        you mobilise
        rival mobilises
        second mobilises
    then
        number of cubes in your actions is 5
        your loyalty is 4
        number of cubes in rival's actions is 5
        rival's loyalty is 4
        number of cubes in second's actions is 5
        second's loyalty is 4

scenario "a spent cube waits on the board and is not in the reserve"
    ruling  X238
    ru      "потраченный кубик лежит на планшете, а не в резерве"
    given
        your resources are 7 food
    when
        you mobilise
        you perform research
    then
        number of cubes in your actions is 4
        number of cubes in your reserve is 5
        number of cubes in your spent is 1

scenario "before anything is spent the high level leaves five cubes on either side"
    ruling  X238
    ru      "пока ничего не потрачено, при высоком уровне в запасе действий и в резерве по пять кубиков"
    given
        your resources are 7 food
    when
        you mobilise
    then
        number of cubes in your actions is 5
        number of cubes in your reserve is 5

scenario "the cube of an activation lies on the card, the cube of an attack on the target's board"
    ruling  X239
    ru      "кубик активации лежит на карте, кубик атаки — на планшете соперника"
    given
        your systems are [soil_enrichment]
        your resources are 2 fleet
        number of cubes in your actions is 2
    when
        you perform activation
        you perform attack
    then
        number of cubes on soil_enrichment is 1
        number of (cubes in rival's markers where its owner is you) is 1
        number of cubes in your spent is 0
        number of cubes in your actions is 0

scenario "the cubes of the other actions lie on the own board"
    ruling  X239
    ru      "кубики остальных действий лежат на своём планшете"
    given
        your hand is [pleasure_dome, titan, frigate, frigate, destroyer]
        middle is [veil]
        your resources are 7 food, 1 production
        number of cubes in your actions is 6
    when
        you perform construction
        you perform trade
        you choose "pay 3 food, gain 1 production"
        you perform deal
        you choose frigate
        you choose frigate
        you choose destroyer
        you perform exploitation
        you perform research
        you perform propaganda
    then
        number of cubes in your spent is 5
        number of cubes in your propaganda is 1
        number of cubes in your actions is 0
        number of cubes in rival's markers is 0
        number of cubes in your reserve is 4

scenario "trade, research and trade again in three turns"
    ruling  X240
    ru      "торговля, исследование и снова торговля за три хода"
    given
        your hand is [frigate]
        your resources are 6 food
        number of cubes in your actions is 3
        number of cubes in rival's actions is 3
        rival's hand is [frigate]
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
        rival performs research
        you perform research
        rival performs research
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
    then
        your resources are 4 fleet
        number of cubes in your actions is 0
        number of cubes in your spent is 3

scenario "the uppermost cards and the advisor work, a covered card only earns and scores"
    ruling  X241
    ru      "верхние карты и советник работают, а закрытая карта приносит только доход и очки"
    given
        your systems are [spaceport, frigate], [soil_enrichment]
        your council is [viktoria]
        your loyalty is 1
    when
        you gain total income of your cards
    then
        frigate is working
        soil_enrichment is working
        viktoria is working
        spaceport is not working
        you can activate viktoria
        you can activate soil_enrichment
        you cannot activate spaceport
        your resources are 1 production
        your final_score is 1 + total points of cards in your systems

scenario "cards in the hand are not among your cards"
    ruling  X243
    ru      "карты на руке не считаются вашими картами"
    given
        your systems are [soil_enrichment, frigate]
        your council is [veil]
        your hand is [supercomputer, stock_exchange]
    then
        number of cards in your cards is 3
        number of blue cards in your cards is 1
        supercomputer is not in your cards

scenario "cards in the hand are not counted by an effect"
    ruling  X243
    ru      "эффект не учитывает карты на руке"
    given
        your systems are [soil_enrichment]
        your hand is [supercomputer, stock_exchange]
        number of cubes in your actions is 1
    when
        you activate soil_enrichment
    then
        your resources are 1 food

scenario "for a deal the frigate goes first onto the discards, then the spaceport, then the destroyer"
    ruling  X244
    ru      "при сделке в сброс идёт сначала Фрегат, потом Космопорт, потом Эсминец"
    given
        your hand is [frigate, spaceport, destroyer]
        discard_pile is [titan, recyclotron]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose spaceport
    then
        discard_pile is [titan, recyclotron, frigate, spaceport, destroyer]

scenario "for a deal the frigate goes first onto the discards, then the destroyer, then the spaceport"
    ruling  X244
    ru      "при сделке в сброс идёт сначала Фрегат, потом Эсминец, потом Космопорт"
    given
        your hand is [frigate, spaceport, destroyer]
        discard_pile is [titan, recyclotron]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose destroyer
    then
        discard_pile is [titan, recyclotron, frigate, destroyer, spaceport]

scenario "for a deal the spaceport goes first onto the discards, then the frigate, then the destroyer"
    ruling  X244
    ru      "при сделке в сброс идёт сначала Космопорт, потом Фрегат, потом Эсминец"
    given
        your hand is [frigate, spaceport, destroyer]
        discard_pile is [titan, recyclotron]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose spaceport
        you choose frigate
    then
        discard_pile is [titan, recyclotron, spaceport, frigate, destroyer]

scenario "for a deal the spaceport goes first onto the discards, then the destroyer, then the frigate"
    ruling  X244
    ru      "при сделке в сброс идёт сначала Космопорт, потом Эсминец, потом Фрегат"
    given
        your hand is [frigate, spaceport, destroyer]
        discard_pile is [titan, recyclotron]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose spaceport
        you choose destroyer
    then
        discard_pile is [titan, recyclotron, spaceport, destroyer, frigate]

scenario "for a deal the destroyer goes first onto the discards, then the frigate, then the spaceport"
    ruling  X244
    ru      "при сделке в сброс идёт сначала Эсминец, потом Фрегат, потом Космопорт"
    given
        your hand is [frigate, spaceport, destroyer]
        discard_pile is [titan, recyclotron]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose destroyer
        you choose frigate
    then
        discard_pile is [titan, recyclotron, destroyer, frigate, spaceport]

scenario "for a deal the destroyer goes first onto the discards, then the spaceport, then the frigate"
    ruling  X244
    ru      "при сделке в сброс идёт сначала Эсминец, потом Космопорт, потом Фрегат"
    given
        your hand is [frigate, spaceport, destroyer]
        discard_pile is [titan, recyclotron]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose destroyer
        you choose spaceport
    then
        discard_pile is [titan, recyclotron, destroyer, spaceport, frigate]

scenario "a cube that an effect takes from the actions goes home"
    ruling  X246
    ru      "кубик, который эффект берёт из запаса действий, возвращается в резерв"
    given
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 3
        number of cubes in your reserve is 2
    when
        you build holographic_simulator into a system from your systems
        you choose yes
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 3

scenario "the cube on harrava comes from the reserve, not from the actions"
    ruling  X247
    ru      "кубик на Харраву берут из резерва, а не из запаса действий"
    given
        your council is [harrava]
        your resources are 4 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 3
    when
        you perform attack
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 2
        number of cubes on harrava is 1

scenario "while harrava's slot is taken another attack brings no second cube"
    ruling  X247
    ru      "пока ячейка Харравы занята, новая атака не приносит второго кубика"
    given
        your council is [harrava]
        your resources are 4 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 2
        number of cubes on harrava is 1
    when
        you perform attack
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 2
        number of cubes on harrava is 1

scenario "whoever could build by an effect may decline"
    ruling  X248
    ru      "от строительства по эффекту можно отказаться"
    given
        your hand is [colony_ship, pleasure_dome]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose colony_ship
        you choose no
    then
        nothing is asked
        your hand is [pleasure_dome]
        your systems are [colony_ship]

scenario "an attack that takes the sixth loyalty bars marked cards"
    ruling  X249
    ru      "если из-за атаки лояльность упала ниже шести, карты со знаком лояльности строить нельзя"
    given
        your systems are [frigate]
        your hand is [battleship]
        your resources are 6 food, 4 fleet
        your loyalty is 6
        rival's resources are 9 fleet
    when
        rival attacks you
    then
        your loyalty is 5
        you cannot build battleship into system of frigate

scenario "propaganda opens the marked cards again"
    ruling  X249
    ru      "после пропаганды карты со знаком лояльности снова можно строить"
    given
        your systems are [frigate]
        your hand is [battleship]
        your resources are 6 food, 4 fleet
        your loyalty is 6
        rival's resources are 9 fleet
        number of cubes in your actions is 2
    when
        rival attacks you
        you perform propaganda
    then
        your loyalty is 8
        you can build battleship into system of frigate

scenario "a system that loses its only card makes room for a new one"
    ruling  X250
    ru      "система, потерявшая единственную карту, освобождает место для новой"
    given
        your systems are [frigate], [spaceport], [destroyer], [titan]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you discard destroyer
        you perform construction
    then
        your used_systems is 3
        options are "your system 1 (Frigate on top)", "your system 2 (Spaceport on top)", "your system 3 (new)", "your system 4 (Titan on top)"

scenario "a card that says always works from the moment it is built"
    ruling  X251
    ru      "эффект «Всегда» действует с момента постройки карты"
    given
        your hand is [ground_batteries]
        your resources are 2 food, 3 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        attack_cost against you is 3 fleet

scenario "a card that says always stops when it is covered"
    ruling  X251
    ru      "эффект «Всегда» перестаёт действовать, когда карта закрыта"
    given
        your systems are [ground_batteries]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
    when
        you build pleasure_dome into system of ground_batteries
    then
        attack_cost against you is 2 fleet

scenario "a card that says always works again when it is uncovered"
    ruling  X251
    ru      "эффект «Всегда» снова действует, когда карта опять становится рабочей"
    given
        rival's systems are [ground_batteries, frigate]
        your systems are [troop_transport]
        your resources are 2 fleet
    when
        you attack rival
    then
        rival's systems are [frigate, ground_batteries]
        attack_cost against rival is 3 fleet

scenario "a card for the start of the round does nothing in the round it is built"
    ruling  X252
    ru      "эффект «В начале раунда» не срабатывает в том раунде, когда карта построена"
    given
        deck is []
        rival's hand is [frigate, titan, spaceport, destroyer]
        your hand is [spy_center]
        your resources are 5 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        reach end of closing
    then
        number of cards in rival's hand is 4

scenario "a card for the start of the round works in the round after it is built"
    ruling  X252
    ru      "эффект «В начале раунда» срабатывает в следующем раунде после постройки"
    given
        deck is []
        rival's hand is [frigate, titan, spaceport, destroyer]
        your hand is [spy_center]
        your resources are 5 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        reach end of closing
        reach start of deeds
    then
        number of cards in rival's hand is 3

scenario "effects at the start of the round find what mobilisation has dealt"
    ruling  X253
    ru      "эффекты «В начале раунда» учитывают карты, взятые при мобилизации"
    given
        your systems are [spy_center]
        rival's hand is [frigate, titan, spaceport]
        deck is [recyclotron, destroyer]
        your resources are 4 food
    when
        reach start of deeds
    then
        number of cards in rival's hand is 3
        number of cards in discard_pile is 1
        deck is [recyclotron]

scenario "bonuses of both sides and the price are counted, and the real fleets are paid"
    ruling  X254
    ru      "учитываются прибавки обеих сторон и цена атаки, а платят настоящими флотами"
    given
        your council is [veil]
        rival's council is [kual]
        rival's systems are [ground_batteries]
        your resources are 4 fleet
        rival's resources are 4 fleet
    when
        you attack rival
    then
        your resources are 1 fleet
        rival's resources are 4 fleet
        your score is 2

scenario "one fleet too few in the comparison forbids the attack"
    ruling  X254
    ru      "атаковать нельзя, если в сравнении не хватает одного флота"
    given
        your council is [veil]
        rival's council is [kual]
        rival's systems are [ground_batteries]
        your resources are 4 fleet
        rival's resources are 5 fleet
    then
        you cannot attack rival

scenario "one fleet too few for the price forbids the attack"
    ruling  X254
    ru      "атаковать нельзя, если на цену атаки не хватает одного флота"
    given
        your council is [veil]
        rival's council is [kual]
        rival's systems are [ground_batteries]
        your resources are 2 fleet
        rival's resources are 0 fleet
    then
        you cannot attack rival

scenario "the defence counts for whoever has no bonus"
    ruling  X254
    ru      "защита учитывается и против того, у кого нет прибавки к атаке"
    given
        players are you, rival, second
        rival's council is [kual]
        your resources are 4 fleet
        rival's resources are 3 fleet
        second's resources are 4 fleet
    then
        you cannot attack rival
        you can attack second

scenario "an attack by an effect counts for the limit of the round"
    ruling  X255
    ru      "атака по эффекту учитывается в пределе атак за раунд"
    given
        players are you, rival, second, third
        your resources are 9 fleet
        number of (cubes in rival's markers where its owner is you) is 1
    then
        you cannot attack rival
        you can attack second

scenario "an attack by an effect takes its cube from the reserve"
    ruling  X255
    ru      "для атаки по эффекту кубик берут из резерва"
    given
        players are you, rival, second, third
        your resources are 9 fleet
        number of cubes in your actions is 3
        number of (cubes in rival's markers where its owner is you) is 1
        number of cubes in your reserve is 4
    when
        you attack second
    then
        number of (cubes in second's markers where its owner is you) is 1
        number of cubes in your actions is 3
        number of cubes in your reserve is 3
        your resources are 7 fleet

scenario "whoever sets off two effects at once orders them"
    ruling  X257
    ru      "кто вызвал два эффекта сразу, тот и выбирает их порядок"
    given
        your council is [kuruk]
        your systems are [frigate]
        your hand is [colony_ship, stock_exchange]
        your resources are 5 food, 2 fleet
    when
        you build colony_ship into system of frigate
    then
        something is asked
        colony_ship is offered
        kuruk is offered

scenario "the advisor's production comes in time for the ship's building"
    ruling  X257
    ru      "если сначала получить производство от советника, Колонизаторскому кораблю есть на что строить"
    given
        your council is [kuruk]
        your systems are [frigate]
        your hand is [colony_ship, spy_center]
        your resources are 7 food, 3 fleet
    when
        you build colony_ship into system of frigate
        you choose kuruk
        you choose yes
    then
        your systems are [frigate, colony_ship, spy_center]
        your resources are 0 food

scenario "before the advisor's production the ship has nothing to build with"
    ruling  X257
    ru      "до производства от советника Колонизаторскому кораблю строить не на что"
    given
        your council is [kuruk]
        your systems are [frigate]
        your hand is [colony_ship, spy_center]
        your resources are 4 food, 2 fleet
    when
        you build colony_ship into system of frigate
        you choose colony_ship
    then
        your systems are [frigate, colony_ship]
        your resources are 1 production

scenario "what the first effect sets off is finished before the second begins"
    ruling  X257
    ru      "всё, что вызвал первый эффект, завершается прежде, чем начнётся второй"
    given
        your council is [kuruk]
        your systems are [frigate]
        your hand is [colony_ship, holographic_simulator]
        your resources are 5 food, 2 fleet, 1 production
        number of cubes in your actions is 1
    when
        you build colony_ship into system of frigate
        you choose colony_ship
        you choose yes
    then
        something is asked
        "Holographic Simulator of you" is in log
        your resources are 1 production
