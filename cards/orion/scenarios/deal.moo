# The Deal action: three cards for an advisor.

scenario "three cards buy an advisor, and go onto the discards in the order named"
    ruling  X166
    ru      "за три карты получают советника, а в сброс они ложатся в названном порядке"
    given
        your hand is [frigate, titan, spaceport, destroyer]
        discard_pile is [recyclotron]
        middle is [veil, viktoria, kual, kuruk, advia]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose spaceport
        you choose frigate
        you choose titan
        you choose viktoria
    then
        your hand is [destroyer]
        your council is [viktoria]
        middle is [veil, kual, kuruk, advia]
        discard_pile is [recyclotron, spaceport, frigate, titan]
        number of cubes in your actions is 0
        number of cubes in your spent is 1

scenario "two cards are not enough for a deal"
    ruling  X167
    ru      "двух карт для сделки мало"
    given
        your hand is [frigate, titan]
        middle is [veil, viktoria]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        deal is not offered
        you cannot perform deal

scenario "whoever takes another advisor gives the first one back"
    ruling  X168
    ru      "кто берёт другого советника, возвращает прежнего"
    given
        your council is [viktoria]
        your hand is [frigate, titan, spaceport]
        middle is [harrava]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        your council is [harrava]
        middle is [viktoria]

scenario "an advisor given back can be taken by another player"
    ruling  X168
    ru      "возвращённого советника может взять другой игрок"
    given
        your council is [viktoria]
        your hand is [frigate, titan, spaceport]
        rival's hand is [frigate, titan, destroyer, battleship]
        middle is [harrava, veil]
        number of cubes in your actions is 1
        number of cubes in rival's actions is 1
    when
        reach your turn
        you perform deal
        you choose frigate
        you choose titan
        you choose harrava
        rival performs deal
        rival chooses frigate
        rival chooses titan
        rival chooses destroyer
        rival chooses viktoria
    then
        rival's council is [viktoria]
        your council is [harrava]
        middle is [veil]

scenario "an advisor who leaves loses the cube to its owner"
    ruling  X169
    ru      "с уходящего советника кубик возвращается к владельцу"
    given
        your council is [viktoria]
        your hand is [frigate, titan, spaceport]
        middle is [harrava]
        number of cubes in your actions is 1
        number of cubes on viktoria is 1
        number of cubes in your reserve is 4
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        number of cubes in your reserve is 5
        number of cubes on viktoria is 0
        middle is [viktoria]

scenario "the next owner finds the advisor's slot empty"
    ruling  X169
    ru      "новому владельцу советник достаётся с пустой ячейкой"
    given
        your council is [viktoria]
        your hand is [frigate, titan, spaceport]
        rival's hand is [frigate, titan, destroyer, battleship]
        middle is [harrava]
        number of cubes in your actions is 1
        number of cubes in rival's actions is 3
        number of cubes on viktoria is 1
    when
        reach your turn
        you perform deal
        you choose frigate
        you choose titan
        rival performs deal
        rival chooses frigate
        rival chooses titan
        rival chooses destroyer
        rival performs activation
        rival chooses "gain 2 fleet"
    then
        rival's council is [viktoria]
        rival's resources are 2 fleet
        number of cubes on viktoria is 1

scenario "harrava leaves her cube behind too"
    ruling  X169
    ru      "Харрава, уходя, тоже оставляет свой кубик"
    given
        your council is [harrava]
        your hand is [frigate, titan, spaceport]
        middle is [viktoria]
        number of cubes in your actions is 1
        number of cubes on harrava is 1
        number of cubes in your reserve is 4
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        number of cubes in your reserve is 5
        number of cubes on harrava is 0

scenario "whoever follows alluvia makes no more deals"
    ruling  X170
    ru      "кто нанял Аллювию, больше не заключает сделок"
    given
        your systems are [alluvia, frigate]
        your hand is [frigate, titan, spaceport]
        middle is [veil, viktoria]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        deal is not offered
        you cannot perform deal
        you cannot hire viktoria

scenario "only the advisors on the table are there to be taken"
    ruling  X171
    ru      "взять можно только тех советников, что лежат на столе"
    given
        players are you, rival, second
        your hand is [frigate, titan, spaceport]
        rival's council is [veil]
        second's systems are [alluvia]
        middle is [viktoria, kual, kuruk]
        box is [advia, moldred, harrava]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        options are "Viktoria", "Kual", "Kuruk"
        veil is not offered
        alluvia is not offered
        harrava is not offered
        you cannot hire veil
        you cannot hire alluvia
        you cannot hire moldred

scenario "with no advisor on the table there is no deal and no card is lost"
    ruling  X262
    ru      "если на столе нет советников, сделки нет и карты не теряются"
    given
        players are you, rival
        your hand is [frigate, titan, spaceport]
        rival's council is [veil]
        middle is []
        number of cubes in your actions is 1
    when
        reach your turn
    then
        deal is not offered
        you cannot perform deal
        your hand is [frigate, titan, spaceport]
        discard_pile is []

scenario "after two cards a deal asks for a third"
    ruling  X263
    ru      "после двух карт сделка требует третью"
    given
        your hand is [frigate, titan, spaceport, destroyer]
        middle is [veil, viktoria]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
    then
        options are "Spaceport", "Destroyer"
        nothing is not offered
        veil is not offered

scenario "after three cards a deal takes no fourth"
    ruling  X263
    ru      "после трёх карт сделка не берёт четвёртую"
    given
        your hand is [frigate, titan, spaceport, destroyer]
        middle is [veil, viktoria]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
        you choose titan
        you choose spaceport
    then
        options are "Veil the Whispering", "Viktoria"
        your hand is [destroyer]
