# How effects are read: what must be done, what may be left out, and what cannot be paid.
# Examples that no card of the game shows are tested in tests/games/test_rulings_in_python_3.py.

scenario "what does not fit on the track is lost, and the rest is gained"
    ruling  X212
    ru      "что не помещается на счётчике, пропадает, а остальное получают"
    given
        your systems are [soil_enrichment], [stock_exchange, supercomputer]
        your resources are 8 food
        number of cubes in your actions is 1
    when
        you activate soil_enrichment
    then
        your resources are 9 food

scenario "an effect that gains nothing at all is allowed too"
    ruling  X212
    ru      "эффект, который ничего не приносит, тоже разрешён"
    given
        your systems are [soil_enrichment]
        your resources are 9 food
        number of cubes in your actions is 1
    when
        you activate soil_enrichment
    then
        your resources are 9 food
        number of cubes on soil_enrichment is 1

scenario "whoever has to throw away a card throws away the last one"
    ruling  X213
    ru      "кто должен сбросить карту, сбрасывает и последнюю"
    given
        your seat is [darloks]
        your resources are 2 fleet
        rival's hand is [frigate]
    when
        you attack rival
    then
        rival's hand is []

scenario "whoever has to throw away a card and has none throws away nothing"
    ruling  X213
    ru      "кто должен сбросить карту, но не имеет карт, ничего не сбрасывает"
    given
        your council is [moldred]
        deck is []
        discard_pile is []
        number of cubes in your actions is 1
    when
        you perform activation
    then
        your hand is []
        discard_pile is []
        number of cubes on moldred is 1

scenario "a price in cards cannot be paid with an empty hand"
    ruling  X213
    ru      "с пустой рукой цену в картах не заплатить"
    given
        your hand is []
        middle is [veil]
        number of cubes in your actions is 1
    then
        you cannot perform deal

scenario "a loss of loyalty without a number is one"
    ruling  X214
    ru      "потеря лояльности без числа — это потеря одной единицы"
    given
        your resources are 2 fleet
        rival's loyalty is 5
        number of cubes in your actions is 1
    when
        you perform attack
    then
        rival's loyalty is 4

scenario "the board's number takes the place of the rule's"
    ruling  X216
    ru      "число на планшете заменяет число из правил"
    given
        your seat is [bulrathi]
        rival's seat is [humans]
        your resources are 9 food
        rival's resources are 9 food
    then
        your high_actions is 4
        rival's high_actions is 5

scenario "a card's text holds against the rule's number, and without the card the rule applies"
    ruling  X216
    ru      "текст карты важнее числа из правил, а без карты действует правило"
    given
        your systems are [alluvia]
        rival's council is [veil]
    then
        your system_limit is 5
        rival's system_limit is 4
