# Effects at the start of a round.

scenario "the first player's effects come first, then those of the players to the left"
    ruling  X28
    ru      "сначала срабатывают эффекты первого игрока, затем — игроков слева от него"
    given
        players are you, rival, second
        first is rival
        rival's seat is [alkari]
        rival's score is 1
        second's seat is [meklars]
        second's resources are 1 food
        your council is [kual]
    when
        you announce start of round
        rival chooses yes
    then
        second is asked
        number of cubes in rival's actions is 1
        your resources are 0 food

scenario "the last player's effects come when all the others are done"
    ruling  X28
    ru      "эффекты последнего игрока срабатывают, когда все остальные закончили"
    given
        players are you, rival, second
        first is rival
        rival's seat is [alkari]
        rival's score is 1
        second's seat is [meklars]
        second's resources are 1 food
        your council is [kual]
    when
        you announce start of round
        rival chooses yes
        second chooses yes
    then
        nothing is asked
        second's resources are 1 production
        your resources are 1 fleet

scenario "whoever has several effects at the start of a round begins with any of them"
    ruling  X29
    ru      "у кого в начале раунда несколько эффектов, тот начинает с любого"
    given
        your seat is [meklars]
        your council is [kual]
        your systems are [spy_center]
        your resources are 1 food
        rival's hand is [pleasure_dome, pleasure_dome, titan, titan]
    when
        you announce start of round
    then
        meklars is offered
        kual is offered
        spy_center is offered

scenario "the board may act first; the order of the other two then makes no difference"
    ruling  X29
    ru      "первым может сработать планшет; порядок двух других эффектов тогда безразличен"
    given
        your seat is [meklars]
        your council is [kual]
        your systems are [spy_center]
        your resources are 1 food
        rival's hand is [pleasure_dome, pleasure_dome, titan, titan]
    when
        you announce start of round
        you choose meklars
        you choose yes
        rival chooses titan
    then
        nothing is asked
        your resources are 1 fleet, 1 production
        number of cards in rival's hand is 3

scenario "the advisor may act first, then either of the other two"
    ruling  X29
    ru      "первым может сработать советник, затем — любой из двух других эффектов"
    given
        your seat is [meklars]
        your council is [kual]
        your systems are [spy_center]
        your resources are 1 food
        rival's hand is [pleasure_dome, pleasure_dome, titan, titan]
    when
        you announce start of round
        you choose kual
    then
        kual is not offered
        meklars is offered
        spy_center is offered

scenario "the structure may act first, then either of the other two"
    ruling  X29
    ru      "первым может сработать сооружение, затем — любой из двух других эффектов"
    given
        your seat is [meklars]
        your council is [kual]
        your systems are [spy_center]
        your resources are 1 food
        rival's hand is [pleasure_dome, pleasure_dome, titan, titan]
    when
        you announce start of round
        you choose spy_center
        rival chooses titan
    then
        spy_center is not offered
        meklars is offered
        kual is offered

scenario "each effect at the start of a round fires once"
    ruling  X29
    ru      "каждый эффект в начале раунда срабатывает один раз"
    given
        your seat is [meklars]
        your council is [kual]
        your systems are [spy_center]
        your resources are 1 food
        rival's hand is [pleasure_dome, pleasure_dome, titan, titan]
    when
        you announce start of round
        you choose spy_center
        rival chooses titan
        you choose kual
        you choose yes
    then
        nothing is asked
        your resources are 1 fleet, 1 production
        number of cards in rival's hand is 3

scenario "a covered card does nothing at the start of a round"
    ruling  X30
    ru      "закрытая карта в начале раунда ничего не делает"
    given
        your systems are [spy_center, frigate]
        rival's hand is [frigate, titan, pleasure_dome, spaceport]
        rival's council is [kual]
    when
        you announce start of round
    then
        nothing is asked
        rival's hand is [frigate, titan, pleasure_dome, spaceport]

scenario "a working card takes its due at the start of a round"
    ruling  X30
    ru      "рабочая карта в начале раунда срабатывает"
    given
        your systems are [frigate, spy_center]
        rival's hand is [pleasure_dome, pleasure_dome, titan, titan]
    when
        you announce start of round
        rival chooses titan
    then
        number of cards in rival's hand is 3

scenario "the cube on harrava outlives the round"
    ruling  X31
    ru      "кубик на Харраве остаётся и после конца раунда"
    given
        your council is [harrava]
        number of cubes on harrava is 1
    when
        reach end of closing
    then
        number of cubes on harrava is 1
        number of cubes in your reserve is 9

scenario "the cube on harrava becomes a fifth action in the next round"
    ruling  X31
    ru      "кубик на Харраве становится пятым действием в следующем раунде"
    given
        your council is [harrava]
        number of cubes on harrava is 1
        your resources are 4 food
        round_number is 3
    when
        reach end of closing
        reach start of deeds
    then
        round_number is 4
        number of cubes in your actions is 5
        number of cubes on harrava is 0
