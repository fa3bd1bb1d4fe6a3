# The grey structures that were made up for the full deck.

# ---- Broadcast Tower ------------------------------------------------------------------------------------------------

scenario "the tower makes propaganda two loyalty louder"
    ru  "с Вещательной башней пропаганда даёт на две лояльности больше"
    given
        your systems are [broadcast_tower]
        your loyalty is 1
        number of cubes in your actions is 1
    when
        you perform propaganda
    then
        your loyalty is 6

scenario "a covered tower is silent"
    ru  "закрытая Вещательная башня молчит"
    given
        your systems are [broadcast_tower, frigate]
        your loyalty is 1
        number of cubes in your actions is 1
    when
        you perform propaganda
    then
        your loyalty is 4

scenario "the tower and advia add up, and stop at ten loyalty"
    ru  "прибавки Вещательной башни и Адвии складываются, но лояльность не растёт выше десяти"
    given
        your systems are [broadcast_tower]
        your council is [advia]
        your loyalty is 4
        number of cubes in your actions is 1
    when
        you perform propaganda
    then
        your propaganda_gain is 7
        your loyalty is 10

scenario "the tower speaks for propaganda and for nothing else"
    ru  "Вещательная башня усиливает пропаганду и больше ничего"
    given
        your systems are [broadcast_tower], [population_support]
        your resources are 2 food
        your loyalty is 1
    when
        you activate population_support
    then
        your loyalty is 5
        rival's propaganda_gain is 3

# ---- Black Market ---------------------------------------------------------------------------------------------------

scenario "the market offers one of three, for one loyalty"
    ru  "Чёрный рынок предлагает одно из трёх за одну лояльность"
    given
        your systems are [black_market]
        your loyalty is 5
    when
        you activate black_market
    then
        options are "gain 3 food", "gain 3 fleet", "gain 2 production"
        your loyalty is 4

scenario "the market may bring food"
    ru  "Чёрный рынок может дать продовольствие"
    given
        your systems are [black_market]
        your loyalty is 5
    when
        you activate black_market
        you choose "gain 3 food"
    then
        nothing is asked
        your resources are 3 food
        your loyalty is 4
        number of cubes on black_market is 1

scenario "the market may bring fleet"
    ru  "Чёрный рынок может дать флот"
    given
        your systems are [black_market]
    when
        you activate black_market
        you choose "gain 3 fleet"
    then
        nothing is asked
        your resources are 3 fleet

scenario "the market may bring production"
    ru  "Чёрный рынок может дать производство"
    given
        your systems are [black_market]
    when
        you activate black_market
        you choose "gain 2 production"
    then
        nothing is asked
        your resources are 2 production

scenario "a covered market is closed"
    ru  "закрытый Чёрный рынок активировать нельзя"
    given
        your systems are [black_market, frigate]
    then
        you cannot activate black_market

scenario "the market takes the last loyalty too, and the people end the game"
    ru  "на чёрном рынке можно отдать и последнюю лояльность, но тогда игра закончится"
    given
        your systems are [black_market]
        your loyalty is 1
        round_number is 2
    when
        you activate black_market
        you choose "gain 3 food"
        reach end of deeds
        reach end of game
    then
        your loyalty is 0
        ending is unrest
        round_number is 2

scenario "loyalty spent at the market can be won back before the round ends"
    ru  "потраченную на чёрном рынке лояльность можно вернуть до конца раунда"
    given
        your systems are [black_market]
        your loyalty is 1
        round_number is 2
        number of cubes in your actions is 1
    when
        you activate black_market
        you choose "gain 3 food"
        you perform propaganda
        reach end of closing
    then
        game is not over
        your loyalty is 3

scenario "the market has no lowest loyalty"
    ru  "нижнего предела лояльности для чёрного рынка нет"
    given
        your systems are [black_market]
        your loyalty is 0
    when
        you activate black_market
        you choose "gain 3 food"
    then
        your loyalty is -1

# ---- Hall of Nations ------------------------------------------------------------------------------------------------

scenario "the hall counts every system of three cards and more"
    ru  "Зал народов учитывает каждую систему из трёх и более карт"
    given
        your systems are [hall_of_nations, frigate, titan], [frigate, titan, battleship, battleship], [destroyer, destroyer]
        your loyalty is 7
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is total points of cards in your systems + 7 + 4

scenario "systems of two cards give the hall nothing"
    ru  "за системы из двух карт Зал народов ничего не даёт"
    given
        your systems are [hall_of_nations, frigate], [titan, destroyer]
        your loyalty is 7
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is total points of cards in your systems + 7

scenario "alluvia is one of three cards for the hall"
    ru  "Зал народов считает Аллювию одной из трёх карт"
    given
        your systems are [alluvia, frigate, hall_of_nations]
        your loyalty is 7
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is total points of cards in your systems + 7 + 2

scenario "at eight loyalty the hall brings two more"
    ru  "при лояльности восемь Зал народов приносит ещё два очка"
    given
        your systems are [hall_of_nations]
        your loyalty is 8
        rival's systems are [hall_of_nations]
        rival's loyalty is 7
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 10
        rival's result is 7

scenario "a covered hall counts all the same"
    ru  "закрытый Зал народов всё равно учитывается"
    given
        your systems are [hall_of_nations, frigate]
        your loyalty is 8
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        hall_of_nations is not working
        your result is total points of cards in your systems + 8 + 2

scenario "the hall asks for six loyalty"
    ru  "чтобы построить Зал народов, нужна лояльность не ниже шести"
    given
        your hand is [hall_of_nations]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        rival's hand is [hall_of_nations]
        rival's resources are 9 food, 9 fleet, 9 production
        rival's loyalty is 6
    then
        you cannot build a card from your hand into a system from your systems
        rival can build a card from rival's hand into a system from rival's systems

# ---- Secret Police --------------------------------------------------------------------------------------------------

scenario "the police take a card in place of loyalty"
    ru  "Тайная полиция берёт карту вместо лояльности"
    given
        your systems are [secret_police]
        your hand is [titan, frigate]
        your loyalty is 5
        rival's resources are 2 fleet
    when
        rival attacks you
        you choose frigate
    then
        nothing is asked
        your loyalty is 5
        your hand is [titan]
        discard_pile is [frigate]
        rival's score is 2

scenario "the police act by themselves: nobody asks whether the card shall be given"
    ru  "Тайная полиция действует сама: никто не спрашивает, отдавать ли карту"
    given
        your systems are [secret_police]
        your hand is [titan]
        your loyalty is 5
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        nothing is asked
        your loyalty is 5
        your hand is []

scenario "with an empty hand the police can take nothing, and loyalty is lost"
    ru  "если рука пуста, Тайной полиции взять нечего, и лояльность теряется"
    given
        your systems are [secret_police]
        your loyalty is 5
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your loyalty is 4

scenario "covered police take nothing"
    ru  "закрытая Тайная полиция ничего не берёт"
    given
        your systems are [secret_police, frigate]
        your hand is [titan]
        your loyalty is 5
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your loyalty is 4
        your hand is [titan]

scenario "the police act once a round"
    ru  "Тайная полиция действует один раз за раунд"
    given
        your systems are [secret_police]
        your hand is [titan, titan]
        your loyalty is 5
        rival's resources are 4 fleet
    when
        rival attacks you
        rival attacks you
    then
        your loyalty is 4
        your hand is [titan]

scenario "an empty hand does not use the police up"
    ru  "если рука была пуста, Тайная полиция в этом раунде ещё может сработать"
    given
        your systems are [secret_police]
        your loyalty is 5
        deck is [titan]
        rival's resources are 4 fleet
    when
        rival attacks you
        you draw 1 card
        rival attacks you
    then
        your loyalty is 4
        your hand is []

scenario "two police stations hold back two losses"
    ru  "две карты «Тайная полиция» предотвращают две потери лояльности"
    given
        your systems are [secret_police], [secret_police]
        your hand is [titan, titan]
        your loyalty is 5
        rival's resources are 6 fleet
    when
        rival attacks you
        rival attacks you
        rival attacks you
    then
        your loyalty is 4
        your hand is []

scenario "one card holds back a loss of two at once"
    ru  "одна карта предотвращает и потерю двух единиц лояльности сразу"
    given
        your systems are [secret_police]
        your hand is [titan]
        your loyalty is 5
    when
        you lose 2 loyalty
    then
        your loyalty is 5
        your hand is []

scenario "the price of the black market is no loss"
    ru  "плата за Чёрный рынок — не потеря лояльности"
    given
        your systems are [secret_police], [black_market]
        your hand is [titan]
        your loyalty is 5
    when
        you activate black_market
        you choose "gain 3 food"
    then
        nothing is asked
        your loyalty is 4
        your hand is [titan]

scenario "the police hold back what a high mobilisation costs"
    ru  "Тайная полиция предотвращает потерю лояльности при высокой мобилизации"
    given
        your systems are [secret_police]
        your hand is [titan]
        your resources are 7 food
        your loyalty is 5
    when
        you mobilise
    then
        your loyalty is 5
        your hand is []
        number of cubes in your actions is 5

scenario "the bulrathi lose nothing, so that the police take nothing"
    ru  "булрати ничего не теряют, и Тайная полиция ничего не берёт"
    given
        your seat is [bulrathi]
        your systems are [secret_police]
        your hand is [titan]
        your resources are 7 food
        your loyalty is 5
    when
        you mobilise
        you choose "gain 1 fleet"
    then
        your loyalty is 5
        your hand is [titan]

scenario "the police do not hold back the losses of others"
    ru  "Тайная полиция не предотвращает потери соперников"
    given
        your systems are [secret_police]
        your hand is [titan]
        your resources are 2 fleet
        rival's loyalty is 5
    when
        you attack rival
    then
        rival's loyalty is 4
        your hand is [titan]

scenario "of an attack and a destroyer the police hold back the attack"
    ru  "из потерь от атаки и от Эсминца Тайная полиция предотвращает потерю от атаки"
    given
        your systems are [secret_police]
        your hand is [titan]
        your loyalty is 8
        rival's systems are [destroyer]
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your loyalty is 7
        your hand is []

scenario "what the police held back in mobilisation does not use them up for the round that begins"
    ru  "сработав при мобилизации, Тайная полиция может сработать и в начавшемся раунде"
    given
        your systems are [secret_police]
        your hand is [titan, titan]
        your resources are 7 food
        your loyalty is 5
        rival's resources are 2 fleet
    when
        reach end of closing
        reach start of deeds
        rival attacks you
    then
        your loyalty is 5
        your hand is []

scenario "in the next round the police act again"
    ru  "в следующем раунде Тайная полиция действует снова"
    given
        your systems are [secret_police]
        your hand is [titan, titan]
        your loyalty is 5
        rival's resources are 4 fleet
    when
        rival attacks you
        reach end of closing
        reach start of deeds
        rival attacks you
        you choose titan
    then
        discard_pile is [titan, titan]

scenario "police that have acted do not hold back what the next mobilisation costs"
    ru  "сработавшая Тайная полиция не предотвращает потерю лояльности при следующей мобилизации"
    given
        your systems are [secret_police]
        your hand is [titan, titan]
        your resources are 7 food
        your loyalty is 5
        rival's resources are 2 fleet
    when
        rival attacks you
        reach end of closing
        reach start of deeds
    then
        your loyalty is 4
        your hand is [titan]
