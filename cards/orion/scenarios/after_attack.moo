# What cards do after an attack: those of the attacker, and those of the one who is attacked.

scenario "a card that acts after an attack acts after each of them, and after the payment"
    ruling  X131
    ru      "карта со словами «После атаки» срабатывает после каждой атаки и после её оплаты"
    given
        your systems are [frigate]
        your resources are 9 fleet
    when
        you attack rival
        you attack rival
    then
        your resources are 7 fleet
        your score is 4

scenario "the frigate's fleet does not pay for the attack that brings it"
    ruling  X131
    ru      "атаку нельзя оплатить флотом, который Фрегат принесёт за неё"
    given
        your systems are [frigate]
        your resources are 1 fleet
    then
        you cannot attack rival

scenario "the frigate of the one who is attacked stays quiet"
    ruling  X132
    ru      "Фрегат того, кого атакуют, не срабатывает"
    given
        your resources are 2 fleet
        rival's systems are [frigate], [death_star]
        rival's resources are 1 fleet
    when
        you attack rival
    then
        rival's resources are 1 fleet
        rival's score is 0

scenario "a covered frigate stays quiet"
    ruling  X133
    ru      "закрытый Фрегат не срабатывает"
    given
        your systems are [frigate, pleasure_dome]
        your resources are 2 fleet
    when
        you attack rival
    then
        your resources are 0 fleet

scenario "the attacker says which of two cards acts first"
    ruling  X134
    ru      "какая из двух карт сработает первой, решает атакующий"
    given
        your systems are [destroyer], [troop_transport]
        your resources are 2 fleet
        rival's systems are [frigate, spaceport], [titan]
        rival's hand is [tax_office, tax_office]
    when
        you attack rival
    then
        you are asked
        destroyer is offered
        troop_transport is offered

scenario "the destroyer may act before the troop transport"
    ruling  X134
    ru      "Эсминец может сработать раньше Десантного корабля"
    given
        your systems are [destroyer], [troop_transport]
        your resources are 2 fleet
        rival's systems are [frigate, spaceport], [titan]
        rival's hand is [tax_office, tax_office]
    when
        you attack rival
        you choose destroyer
        rival chooses "lose 1 loyalty"
        you choose spaceport
    then
        nothing is asked
        rival's loyalty is 8
        rival's systems are [spaceport, frigate], [titan]

scenario "the troop transport may act before the destroyer"
    ruling  X134
    ru      "Десантный корабль может сработать раньше Эсминца"
    given
        your systems are [destroyer], [troop_transport]
        your resources are 2 fleet
        rival's systems are [frigate, spaceport], [titan]
        rival's hand is [tax_office, tax_office]
    when
        you attack rival
        you choose troop_transport
        you choose spaceport
        rival chooses "lose 1 loyalty"
    then
        nothing is asked
        rival's loyalty is 8
        rival's systems are [spaceport, frigate], [titan]

scenario "points, loyalty and payment are settled before any card acts"
    ruling  X135
    ru      "сначала оплата, лояльность и очки, и только потом срабатывают карты"
    given
        your systems are [destroyer], [troop_transport]
        your resources are 3 fleet
        rival's systems are [frigate, spaceport], [titan]
        rival's hand is [tax_office, tax_office]
        rival's loyalty is 8
    when
        you attack rival
    then
        something is asked
        your score is 2
        your resources are 1 fleet
        rival's loyalty is 7
        number of (cubes in rival's markers where its owner is you) is 1
        rival's systems are [frigate, spaceport], [titan]

scenario "the death star brings its points after each attack of its owner"
    ruling  X136
    ru      "Звезда смерти приносит очки после каждой атаки своего владельца"
    given
        your systems are [death_star]
        your resources are 6 fleet
    when
        you attack rival
        you attack rival
        you attack rival
    then
        your score is 12

scenario "the death star gains nothing from the attacks of others"
    ruling  X136
    ru      "за чужие атаки Звезда смерти ничего не приносит"
    given
        players are you, rival, second
        your systems are [death_star]
        rival's resources are 4 fleet
    when
        rival attacks you
        rival attacks second
    then
        your score is 0
        rival's score is 4

scenario "the frigate brings a fleet after each attack of its owner"
    ruling  X137
    ru      "Фрегат приносит флот после каждой атаки своего владельца"
    given
        your systems are [frigate]
        your resources are 6 fleet
    when
        you attack rival
        you attack rival
        you attack rival
    then
        your resources are 3 fleet

scenario "the frigate gains nothing from the attacks of others"
    ruling  X137
    ru      "за чужие атаки Фрегат ничего не приносит"
    given
        players are you, rival, second
        your systems are [frigate]
        rival's resources are 4 fleet
    when
        rival attacks you
        rival attacks second
    then
        your resources are 0 fleet

scenario "the frigate and the death star both act after each attack"
    ruling  X137
    ru      "после каждой атаки срабатывают и Фрегат, и Звезда смерти"
    given
        your systems are [frigate], [death_star]
        your resources are 6 fleet
    when
        you attack rival
        you attack rival
    then
        your resources are 4 fleet
        your score is 8

scenario "the star fortress acts after each attack on its owner"
    ruling  X138
    ru      "Звёздная крепость срабатывает после каждой атаки на её владельца"
    given
        players are you, rival, second
        your systems are [star_fortress]
        your loyalty is 8
        rival's resources are 4 fleet
        second's resources are 2 fleet
    when
        rival attacks you
        second attacks you
        rival attacks you
    then
        your resources are 3 production
        your loyalty is 10

scenario "the star fortress gains nothing from its owner's attacks"
    ruling  X138
    ru      "за атаки своего владельца Звёздная крепость ничего не приносит"
    given
        your systems are [star_fortress]
        your resources are 4 fleet
    when
        you attack rival
        you attack rival
    then
        your resources are 0 production

scenario "the star fortress gains nothing from attacks on others"
    ruling  X138
    ru      "за атаки на других Звёздная крепость ничего не приносит"
    given
        players are you, rival, second
        your systems are [star_fortress]
        rival's resources are 2 fleet
    when
        rival attacks second
    then
        your resources are 0 production

scenario "a covered star fortress stays quiet"
    ruling  X138
    ru      "закрытая Звёздная крепость не срабатывает"
    given
        your systems are [star_fortress, pleasure_dome]
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your resources are 0 production

scenario "a battleship finds no slot on cards that have none"
    ruling  X139
    ru      "где ячеек нет, Линкору нечего занять"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [frigate], [spaceport, pleasure_dome]
        rival's council is [veil]
    when
        you attack rival
    then
        nothing is asked
        number of cubes in rival's reserve is 10
        your score is 2
        rival's loyalty is 9

scenario "a battleship finds no slot where all of them are taken"
    ruling  X140
    ru      "где все ячейки заняты, Линкору нечего занять"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [spaceport]
        rival's council is [harrava]
        number of cubes on spaceport is 1
        number of cubes on harrava is 1
    when
        you attack rival
    then
        nothing is asked
        number of cubes on spaceport is 1
        number of cubes on harrava is 1
        number of cubes in rival's reserve is 8

scenario "a battleship blocks a slot with a cube of the one who is attacked"
    ruling  X141
    ru      "Линкор занимает ячейку кубиком того, кого атаковали"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [soil_enrichment]
        number of cubes in rival's actions is 1
        number of cubes in rival's reserve is 4
    when
        you attack rival
        reach rival's turn
    then
        number of cubes on soil_enrichment is 1
        number of cubes in rival's reserve is 3
        number of cubes in your reserve is 9
        rival cannot activate soil_enrichment
        activation is not offered

scenario "the attacker picks the slot that a battleship blocks, the advisor's among them"
    ruling  X141
    ru      "ячейку, которую займёт Линкор, выбирает атакующий — в том числе у советника"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [soil_enrichment], [spaceport]
        rival's council is [viktoria]
    when
        you attack rival
        you choose "slot [A] of Viktoria"
    then
        number of cubes on viktoria is 1
        number of cubes on soil_enrichment is 0
        number of cubes on spaceport is 0

scenario "the cube that a battleship puts on harrava stays over the end of the round"
    ruling  X142
    ru      "кубик, который Линкор положил на Харраву, остаётся и после конца раунда"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's council is [harrava]
    when
        you attack rival
        reach end of closing
    then
        number of cubes on harrava is 1
        number of cubes in rival's reserve is 9

scenario "the cube that a battleship puts on harrava is one more action for her owner"
    ruling  X142
    ru      "кубик, который Линкор положил на Харраву, — ещё одно действие для её владельца"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's council is [harrava]
        rival's resources are 4 food
    when
        you attack rival
        reach end of closing
        reach start of deeds
    then
        number of cubes in rival's actions is 5
        number of cubes on harrava is 0

scenario "a battleship finds no cube in an empty reserve"
    ruling  X143
    ru      "в пустом резерве Линкор кубика не находит"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [soil_enrichment]
        number of cubes in rival's reserve is 0
    when
        you attack rival
    then
        nothing is asked
        number of cubes on soil_enrichment is 0
        number of cubes in rival's reserve is 0
        your score is 2

scenario "a battleship does not reach the slot of propaganda"
    ruling  X144
    ru      "до ячейки пропаганды Линкор не достаёт"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [soil_enrichment]
        rival's council is [viktoria]
    when
        you attack rival
    then
        options are "slot [A] of Soil Enrichment", "slot [A] of Viktoria"

scenario "a battleship leaves a free propaganda slot alone even if there is no other"
    ruling  X144
    ru      "свободную ячейку пропаганды Линкор не занимает, даже если других нет"
    given
        your systems are [battleship]
        your resources are 2 fleet
    when
        you attack rival
    then
        nothing is asked
        number of cubes in rival's propaganda is 0
        number of cubes in rival's reserve is 10

scenario "the troop transport puts a working card under its system, without its cube"
    ruling  X145
    ru      "Десантный корабль убирает рабочую карту в самый низ её системы, а кубик с неё уходит в резерв"
    given
        your systems are [troop_transport]
        your resources are 2 fleet
        rival's systems are [frigate, pleasure_dome, spaceport]
        number of cubes on spaceport is 1
        number of cubes in rival's reserve is 3
    when
        you attack rival
    then
        rival's systems are [spaceport, frigate, pleasure_dome]
        number of cubes on spaceport is 0
        number of cubes in rival's reserve is 4
        pleasure_dome is working
        spaceport is not working

scenario "the troop transport may choose a card that lies alone, and changes nothing"
    ruling  X146
    ru      "Десантный корабль может выбрать карту, которая лежит одна, и ничего не изменится"
    given
        your systems are [troop_transport]
        your resources are 2 fleet
        rival's systems are [spaceport], [frigate, pleasure_dome]
        number of cubes on spaceport is 1
    when
        you attack rival
        you choose spaceport
    then
        nothing is asked
        rival's systems are [spaceport], [frigate, pleasure_dome]
        number of cubes on spaceport is 1
        spaceport is working

scenario "the troop transport moves the opponent's working cards only"
    ruling  X147
    ru      "Десантный корабль двигает только рабочие карты соперника"
    given
        your systems are [troop_transport], [colony_ship]
        your resources are 2 fleet
        rival's systems are [spaceport], [frigate, pleasure_dome]
    when
        you attack rival
    then
        options are "Spaceport", "Pleasure Dome"
        frigate is not offered
        colony_ship is not offered
        troop_transport is not offered

scenario "the troop transport leaves those alone who were not attacked"
    ruling  X147
    ru      "тех, кого не атаковали, Десантный корабль не трогает"
    given
        players are you, rival, second
        your systems are [troop_transport]
        your resources are 2 fleet
        rival's systems are [spaceport], [frigate, pleasure_dome]
        second's systems are [colony_ship], [titan]
    when
        you attack rival
    then
        options are "Spaceport", "Pleasure Dome"

scenario "in alluvia's system a card goes down as far as alluvia"
    ruling  X148
    ru      "в системе Аллювии карта опускается не ниже самой Аллювии"
    given
        your systems are [troop_transport]
        your resources are 2 fleet
        rival's systems are [alluvia, frigate, pleasure_dome]
    when
        you attack rival
    then
        rival's systems are [alluvia, pleasure_dome, frigate]
        frigate is working

scenario "the titan counts alluvia as a system even if nothing lies on her"
    ruling  X149
    ru      "Титан считает Аллювию системой, даже если на ней ничего не лежит"
    given
        your systems are [titan]
        your resources are 2 fleet
        rival's systems are [frigate], [pleasure_dome], [alluvia]
        rival's resources are 9 food
    when
        you attack rival
    then
        rival's resources are 6 food

scenario "the titan counts alluvia's system once, however many cards lie on her"
    ruling  X149
    ru      "Титан считает систему Аллювии один раз, сколько бы карт на ней ни лежало"
    given
        your systems are [titan]
        your resources are 2 fleet
        rival's systems are [frigate], [pleasure_dome], [alluvia, spaceport, destroyer]
        rival's resources are 9 food
    when
        you attack rival
    then
        rival's resources are 6 food

scenario "without alluvia the titan counts the two systems that are left"
    ruling  X149
    ru      "без Аллювии Титан считает две оставшиеся системы"
    given
        your systems are [titan]
        your resources are 2 fleet
        rival's systems are [frigate], [pleasure_dome]
        rival's council is [veil]
        rival's resources are 9 food
    when
        you attack rival
    then
        rival's resources are 7 food

scenario "the destroyer leaves the choice to an opponent with two cards"
    ruling  X150
    ru      "Эсминец даёт выбор сопернику с двумя картами"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's hand is [spaceport, titan]
        rival's loyalty is 8
    when
        you attack rival
    then
        rival is asked
        options are "discard 2 cards from their hand", "lose 1 loyalty"
        rival's loyalty is 7

scenario "an opponent of the destroyer may give up two cards"
    ruling  X150
    ru      "соперник может отдать Эсминцу две карты"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's hand is [spaceport, spaceport]
        rival's loyalty is 8
    when
        you attack rival
        rival chooses "discard 2 cards from their hand"
    then
        nothing is asked
        rival's hand is []
        rival's loyalty is 7
        discard_pile is [spaceport, spaceport]

scenario "an opponent of the destroyer may keep the cards and lose loyalty"
    ruling  X150
    ru      "соперник может потерять из-за Эсминца лояльность, а карты оставить"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's hand is [spaceport, titan]
        rival's loyalty is 8
    when
        you attack rival
        rival chooses "lose 1 loyalty"
    then
        nothing is asked
        rival's hand is [spaceport, titan]
        rival's loyalty is 6

scenario "with a single card the destroyer's opponent keeps it and loses loyalty"
    ruling  X150, X151
    ru      "одну-единственную карту Эсминец не берёт: соперник теряет лояльность"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's hand is [spaceport]
        rival's loyalty is 8
    when
        you attack rival
    then
        nothing is asked
        rival's hand is [spaceport]
        rival's loyalty is 6

scenario "with no card the destroyer's opponent loses loyalty"
    ruling  X150
    ru      "соперник без карт теряет из-за Эсминца лояльность"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's loyalty is 8
    when
        you attack rival
    then
        nothing is asked
        rival's loyalty is 6

scenario "one card of three is not enough for the destroyer"
    ruling  X151
    ru      "одной карты из трёх Эсминцу мало"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's hand is [spaceport, titan, frigate]
        rival's loyalty is 8
    when
        you attack rival
        rival chooses "discard 2 cards from their hand"
        rival chooses titan
    then
        rival is asked
        nothing is not offered
        options are "Spaceport", "Frigate"

scenario "two cards of three are what the destroyer takes"
    ruling  X151
    ru      "Эсминец берёт две карты из трёх"
    given
        your systems are [destroyer]
        your resources are 2 fleet
        rival's hand is [spaceport, titan, frigate]
        rival's loyalty is 8
    when
        you attack rival
        rival chooses "discard 2 cards from their hand"
        rival chooses titan
        rival chooses frigate
    then
        nothing is asked
        rival's hand is [spaceport]
        rival's loyalty is 7
        discard_pile is [titan, frigate]

scenario "spies find no advisor to send away"
    ruling  X152
    ru      "если советника нет, шпионам некого отсылать"
    given
        your systems are [espionage_training_facility]
        your resources are 2 fleet
        middle is [moldred]
    when
        you attack rival
    then
        nothing is asked
        middle is [moldred]
        your score is 2

scenario "spies cannot send alluvia away"
    ruling  X152
    ru      "отослать Аллювию шпионы не могут"
    given
        your systems are [espionage_training_facility]
        your resources are 2 fleet
        rival's systems are [alluvia, frigate]
        middle is [moldred]
    when
        you attack rival
    then
        nothing is asked
        rival's systems are [alluvia, frigate]
        middle is [moldred]

scenario "spies send viktoria back to the table, and her cube home"
    ruling  X153
    ru      "шпионы возвращают Викторию на стол, а её кубик — в резерв"
    given
        your systems are [espionage_training_facility]
        your resources are 2 fleet
        rival's council is [viktoria]
        number of cubes on viktoria is 1
        middle is [moldred]
    when
        you attack rival
    then
        rival's council is []
        middle is [moldred, viktoria]
        number of cubes on viktoria is 0
        number of cubes in rival's reserve is 10
