# Counting the points when the game is over.

scenario "track, loyalty and structures are added up"
    ruling  X225
    ru      "очки на счётчике, лояльность и очки сооружений складываются"
    given
        your systems are [frigate, titan, spaceport, battleship, star_fortress], [stock_exchange, high_orbit_locator]
        your score is 23
        your loyalty is 4
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 27 + total points of cards in your systems

scenario "loyalty below zero is taken off, and its owner can win all the same"
    ruling  X226
    ru      "отрицательная лояльность вычитается, но победить можно и с ней"
    given
        your systems are [frigate, titan, spaceport, battleship, star_fortress], [stock_exchange, high_orbit_locator, titan]
        your score is 30
        your loyalty is -2
        rival's score is 30
        rival's loyalty is 7
    when
        reach end of deeds
        reach end of game
    then
        your result is 28 + total points of cards in your systems
        rival's result is 37
        your rank is 1
        rival's rank is 2

scenario "covered structures bring their points too"
    ruling  X227
    ru      "закрытые сооружения тоже приносят свои очки"
    given
        your systems are [spy_center, pleasure_dome, frigate], [titan]
        your loyalty is 1
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 1 + total points of cards in your systems

scenario "a covered card that counts at the end of the game is counted"
    ruling  X228
    ru      "закрытая карта с эффектом «В конце игры» учитывается"
    given
        your systems are [supercomputer, soil_enrichment, frigate]
        your loyalty is 1
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        supercomputer is not working
        your result is 3 + total points of cards in your systems

scenario "covered cards with other effects do nothing"
    ruling  X228
    ru      "закрытые карты с другими эффектами ничего не делают"
    given
        your systems are [death_star, frigate, soil_enrichment], [fighter_base, pleasure_dome, supercomputer], [spy_center, stock_exchange]
        your resources are 2 fleet
        your loyalty is 5
        rival's hand is [battleship, battleship, spaceport, spaceport]
        rival's loyalty is 8
        rival's resources are 1 food
    when
        you announce start of round
        you attack rival
    then
        your score is 2
        your resources are 0 fleet
        your loyalty is 5
        rival's loyalty is 7
        number of cards in rival's hand is 4

scenario "what is left of resources and hand counts nothing"
    ruling  X229
    ru      "оставшиеся ресурсы и карты на руке очков не приносят"
    given
        your hand is [titan, stock_exchange, spy_center]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 6
        your score is 3
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 9

scenario "of equal scores the higher loyalty wins, whatever the resources"
    ruling  X230
    ru      "при равных очках побеждает тот, у кого выше лояльность, какими бы ни были ресурсы"
    given
        your score is 44
        your loyalty is 6
        rival's score is 45
        rival's loyalty is 5
        rival's resources are 9 food, 9 fleet, 9 production
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 50
        rival's result is 50
        your rank is 1
        rival's rank is 2

scenario "of equal loyalty the larger sum of resources wins, all of them worth the same"
    ruling  X231
    ru      "при равной лояльности побеждает тот, у кого больше сумма ресурсов, и все ресурсы равноценны"
    given
        your score is 45
        your loyalty is 5
        your resources are 3 food, 2 fleet, 1 production
        rival's score is 45
        rival's loyalty is 5
        rival's resources are 7 food
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        rival's rank is 1
        your rank is 2

scenario "whoever is equal in everything draws, and a third with more loyalty does not take part"
    ruling  X232
    ru      "при полном равенстве — ничья, а третий игрок и с большей лояльностью в ней не участвует"
    given
        players are you, rival, second
        your score is 45
        your loyalty is 5
        your resources are 3 food, 2 fleet, 1 production
        rival's score is 45
        rival's loyalty is 5
        rival's resources are 6 food
        second's score is 39
        second's loyalty is 10
        second's resources are 9 food, 9 fleet, 9 production
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 50
        rival's result is 50
        second's result is 49
        your rank is 1
        rival's rank is 1
        second's rank is 3

scenario "an advisor and the hand add nothing"
    ruling  X258
    ru      "советник и карты на руке ничего не добавляют"
    given
        your systems are [titan, frigate], [spy_center, spaceport]
        your council is [viktoria]
        your hand is [titan, battleship, battleship, destroyer, recyclotron]
        your score is 10
        your loyalty is 5
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 15 + total points of cards in your systems

scenario "one point more wins against any loyalty"
    ruling  X259
    ru      "одно лишнее очко важнее любой лояльности"
    given
        your score is 50
        your loyalty is 1
        rival's score is 40
        rival's loyalty is 10
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 51
        rival's result is 50
        your rank is 1
        rival's rank is 2

scenario "two reasons to end the game end it once, and points are counted once"
    ruling  X260
    ru      "две причины конца игры завершают её один раз, и очки считают один раз"
    given
        your systems are [supercomputer]
        your score is 12
        your loyalty is 0
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        game is over
        your result is 13
        rival's result is 10

scenario "neither points nor loyalty stop at the end of the track"
    ruling  X261
    ru      "ни очки, ни лояльность не останавливаются на краю счётчика"
    given
        your score is 163
        your resources are 2 fleet
        rival's loyalty is -17
    when
        you attack rival
    then
        your score is 165
        rival's loyalty is -18

scenario "points and losses far off the track are counted in full"
    ruling  X261
    ru      "очки и потери далеко за краем счётчика учитываются полностью"
    given
        your score is 163
        your loyalty is -17
    when
        reach end of deeds
        reach end of game
    then
        your result is 146
