# What holds of the table when play begins. How it is dealt is tested in tests/games/test_rulings_in_python.py.

scenario "nobody begins with a system"
    ruling  X1
    ru      "в начале игры ни у кого нет систем"
    given
        your resources are 4 food
    when
        reach start of deeds
    then
        your systems are []
        your council is []

scenario "an advisor who is sent back lies in the middle again"
    ruling  X2
    ru      "возвращённый советник снова лежит на середине стола"
    given
        your council is [veil]
        middle is [kual, viktoria, advia, harrava]
        your hand is [frigate, titan, spaceport]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
        you choose kual
    then
        your council is [kual]
        middle is [viktoria, advia, harrava, veil]
        number of advisors in box is 3

scenario "the deck has ninety structures in four colours"
    ruling  X3
    ru      "в колоде девяносто сооружений четырёх цветов"
    given
        your resources are 0 food
    then
        number of cards in deck is 90
        number of blue cards in deck is 26
        number of red cards in deck is 22
        number of yellow cards in deck is 22
        number of grey cards in deck is 20

scenario "without an advisor on the table there is no deal"
    ruling  X7
    ru      "если на столе нет советников, сделка невозможна"
    given
        your seat is [humans]
        your hand is [frigate, titan, spaceport]
        middle is []
        number of cubes in your actions is 1
    when
        reach your turn
    then
        deal is not offered
        you cannot perform deal

scenario "with an advisor on the table there is a deal"
    ruling  X7
    ru      "если на столе есть советник, сделка возможна"
    given
        your seat is [humans]
        your hand is [frigate, titan, spaceport]
        middle is [veil]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        deal is offered
