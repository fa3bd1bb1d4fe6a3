# The end of the round: the check, the hand, the cubes, the first player.

scenario "after the eighth round the game is over"
    ruling  X217
    ru      "после восьмого раунда игра заканчивается"
    given
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        ending is rounds
        round_number is 8

scenario "after the seventh round the game goes on"
    ruling  X217
    ru      "после седьмого раунда игра продолжается"
    given
        round_number is 7
    when
        reach end of closing
    then
        game is not over
        round_number is 7

scenario "a people without loyalty ends the game"
    ruling  X218
    ru      "народ без лояльности завершает игру"
    given
        players are you, rival, second
        round_number is 2
        second's loyalty is 0
    when
        reach end of deeds
        reach end of game
    then
        ending is unrest
        round_number is 2

scenario "a people with one loyalty left does not end the game"
    ruling  X218
    ru      "народ, у которого осталась одна лояльность, игру не завершает"
    given
        players are you, rival, second
        round_number is 2
        second's loyalty is 1
    when
        reach end of closing
    then
        game is not over

scenario "a people far below zero ends the game"
    ruling  X218
    ru      "народ с лояльностью намного ниже нуля завершает игру"
    given
        round_number is 2
        your loyalty is -5
    when
        reach end of deeds
        reach end of game
    then
        ending is unrest
        round_number is 2

scenario "four full systems end the game"
    ruling  X219
    ru      "четыре заполненные системы завершают игру"
    given
        round_number is 2
        rival's systems are [frigate, frigate, spaceport, spaceport, titan], [tax_office, tax_office, recyclotron, recyclotron, titan], [stock_exchange, stock_exchange, soil_enrichment, soil_enrichment, destroyer], [battleship, battleship, spy_center, spy_center, destroyer]
    when
        reach end of deeds
        reach end of game
    then
        ending is expansion
        round_number is 2

scenario "one full system alone does not end the game"
    ruling  X219
    ru      "одна заполненная система игру не завершает"
    given
        your systems are [frigate, frigate, spaceport, spaceport, titan]
    when
        reach end of closing
    then
        your is_full is no
        game is not over

scenario "with a place left in one of four systems the game goes on"
    ruling  X219
    ru      "если в одной из четырёх систем есть место, игра продолжается"
    given
        your systems are [frigate, frigate, spaceport, spaceport, titan], [tax_office, tax_office, recyclotron, recyclotron, titan], [stock_exchange, stock_exchange, soil_enrichment, soil_enrichment, destroyer], [battleship, battleship, spy_center, destroyer]
    when
        reach end of closing
    then
        your is_full is no
        game is not over

scenario "a player without systems does not end the game"
    ruling  X219
    ru      "игрок без систем игру не завершает"
    given
        your systems are []
    when
        reach end of closing
    then
        your is_full is no
        game is not over

scenario "alluvia counts in her system, which makes one of four"
    ruling  X220
    ru      "Аллювия считается картой своей системы, а её система — одной из четырёх"
    given
        round_number is 2
        your systems are [frigate, frigate, spaceport, spaceport, titan], [tax_office, tax_office, recyclotron, recyclotron, titan], [alluvia, stock_exchange, stock_exchange, soil_enrichment, destroyer], [battleship, battleship, spy_center, spy_center, destroyer]
    when
        reach end of deeds
        reach end of game
    then
        ending is expansion
        round_number is 2

scenario "with a place left on alluvia four other full systems do not end the game"
    ruling  X220
    ru      "если в системе Аллювии есть место, четыре другие заполненные системы игру не завершают"
    given
        your systems are [frigate, frigate, spaceport, spaceport, titan], [tax_office, tax_office, recyclotron, recyclotron, titan], [alluvia, soil_enrichment, soil_enrichment, fighter_base], [battleship, battleship, spy_center, spy_center, destroyer], [stock_exchange, stock_exchange, death_spores, death_spores, destroyer]
    when
        reach end of closing
    then
        your is_full is no
        game is not over

scenario "with nothing on alluvia four other full systems do not end the game"
    ruling  X220
    ru      "если на Аллювии ничего нет, четыре другие заполненные системы игру не завершают"
    given
        your systems are [frigate, frigate, spaceport, spaceport, titan], [tax_office, tax_office, recyclotron, recyclotron, titan], [alluvia], [battleship, battleship, spy_center, spy_center, destroyer], [stock_exchange, stock_exchange, death_spores, death_spores, destroyer]
    when
        reach end of closing
    then
        your is_full is no
        game is not over

scenario "when the game ends nobody throws cards away and the first player stays"
    ruling  X221
    ru      "когда игра закончилась, карты не сбрасывают и жетон первого игрока не передают"
    given
        round_number is 8
        your hand is [frigate, frigate, pleasure_dome, titan, spaceport, destroyer, battleship, recyclotron]
        number of cubes in your propaganda is 1
        your loyalty is 6
        your score is 3
    when
        reach end of deeds
        reach end of game
    then
        game is over
        number of cards in your hand is 8
        discard_pile is []
        first is you
        number of cubes in your propaganda is 1
        your result is 9

scenario "a hand of eight is cut to five"
    ruling  X222
    ru      "из восьми карт на руке остаётся пять"
    given
        your hand is [frigate, frigate, pleasure_dome, titan, spaceport, destroyer, battleship, recyclotron]
    when
        reach end of closing
    then
        number of cards in your hand is 5
        number of cards in discard_pile is 3

scenario "the player chooses the three cards, and throws away no fourth"
    ruling  X222
    ru      "игрок сам выбирает три карты, а четвёртую не сбрасывает"
    given
        your hand is [frigate, frigate, pleasure_dome, titan, spaceport, destroyer, battleship, recyclotron]
        your resources are 4 food
    when
        reach end of deeds
        reach your choice
        you choose titan
        you choose recyclotron
        you choose spaceport
    then
        your hand is [frigate, frigate, pleasure_dome, destroyer, battleship]
        discard_pile is [titan, recyclotron, spaceport]

scenario "a hand of five stays as it is"
    ruling  X222
    ru      "пять карт на руке остаются как есть"
    given
        your hand is [frigate, frigate, pleasure_dome, titan, spaceport]
    when
        reach end of closing
    then
        your hand is [frigate, frigate, pleasure_dome, titan, spaceport]
        discard_pile is []

scenario "a hand of three is not filled up"
    ruling  X222
    ru      "три карты на руке до пяти не добирают"
    given
        your hand is [frigate, titan, spaceport]
    when
        reach end of closing
    then
        your hand is [frigate, titan, spaceport]

scenario "all cubes that were spent come home"
    ruling  X223
    ru      "все потраченные кубики возвращаются в резерв"
    given
        your systems are [soil_enrichment]
        number of cubes on soil_enrichment is 1
        number of cubes in your spent is 2
        number of cubes in your propaganda is 1
        number of (cubes in rival's markers where its owner is you) is 1
        number of cubes in your reserve is 5
        your resources are 4 food, 3 fleet, 2 production
        your loyalty is 6
        your score is 7
    when
        reach end of closing
    then
        number of cubes in your reserve is 10
        number of cubes in rival's markers is 0
        number of cubes on soil_enrichment is 0
        your resources are 4 food, 3 fleet, 2 production
        your loyalty is 6
        your score is 7

scenario "in the second round the next player is first"
    ruling  X224
    ru      "во втором раунде первым становится следующий игрок"
    given
        players are you, rival, second
        round_number is 1
        deck is []
    when
        reach end of closing
        reach start of deeds
    then
        first is rival
        round_number is 2

scenario "in the third round the third player is first"
    ruling  X224
    ru      "в третьем раунде первым становится третий игрок"
    given
        players are you, rival, second
        round_number is 2
        first is rival
        deck is []
    when
        reach end of closing
        reach start of deeds
    then
        first is second
        round_number is 3

scenario "in the fourth round it is the first player's turn again"
    ruling  X224
    ru      "в четвёртом раунде первым снова становится тот, кто начинал игру"
    given
        players are you, rival, second
        round_number is 3
        first is second
        deck is []
    when
        reach end of closing
        reach start of deeds
    then
        first is you
        round_number is 4
