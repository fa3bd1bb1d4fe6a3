# What the race boards can do.

scenario "the alkari have no use for their property without points"
    ruling  X208
    ru      "без очков алкари не могут применить своё свойство"
    given
        your seat is [alkari]
        your score is 0
        number of cubes in your actions is 2
    when
        you announce start of round
    then
        nothing is asked
        number of cubes in your actions is 2

scenario "an attack brings the alkari the points they spend"
    ruling  X208
    ru      "атака приносит алкари очки, которые они могут потратить"
    given
        your seat is [alkari]
        your score is 0
        your resources are 2 fleet
        number of cubes in your actions is 1
        number of cubes in your reserve is 4
    when
        you perform attack
        you announce start of round
        you choose yes
    then
        your score is 1
        number of cubes in your actions is 1

scenario "the alkari may keep their points"
    ruling  X208
    ru      "алкари могут сохранить свои очки"
    given
        your seat is [alkari]
        your score is 2
        number of cubes in your actions is 1
    when
        you announce start of round
        you choose no
    then
        your score is 2
        number of cubes in your actions is 1

scenario "the darloks choose among the three uppermost discards, the stolen ones included"
    ruling  X209
    ru      "дарлоки выбирают из трёх верхних карт сброса, в том числе из только что сброшенных соперниками"
    given
        players are you, rival, second
        your seat is [darloks]
        your resources are 2 fleet
        discard_pile is [recyclotron, battleship, spaceport]
        rival's hand is [frigate]
        second's hand is [titan]
    when
        you attack rival
    then
        discard_pile is [recyclotron, battleship, spaceport, frigate, titan]
        options are "Spaceport", "Frigate", "Titan"
        rival's hand is []

scenario "the card that the darloks take leaves the others as they lie"
    ruling  X209
    ru      "карта, которую берут дарлоки, не меняет порядка остальных"
    given
        players are you, rival, second
        your seat is [darloks]
        your resources are 2 fleet
        discard_pile is [recyclotron, battleship, spaceport]
        rival's hand is [frigate]
        second's hand is [titan]
    when
        you attack rival
        you choose frigate
    then
        your hand is [frigate]
        discard_pile is [recyclotron, battleship, spaceport, titan]

scenario "of two discards the darloks choose one"
    ruling  X210
    ru      "из двух карт сброса дарлоки выбирают одну"
    given
        your seat is [darloks]
        your resources are 2 fleet
        discard_pile is [recyclotron]
        rival's hand is [frigate]
    when
        you attack rival
    then
        options are "Recyclotron", "Frigate"

scenario "a single discard is the darloks' without a choice"
    ruling  X210
    ru      "единственную карту сброса дарлоки берут без выбора"
    given
        your seat is [darloks]
        your resources are 2 fleet
        discard_pile is []
        rival's hand is [frigate]
    when
        you attack rival
    then
        nothing is asked
        your hand is [frigate]
        discard_pile is []

scenario "where nothing is discarded the darloks take nothing"
    ruling  X210
    ru      "если сброс пуст, дарлоки ничего не берут"
    given
        your seat is [darloks]
        your resources are 2 fleet
        discard_pile is []
        rival's hand is []
    when
        you attack rival
    then
        nothing is asked
        your hand is []
        your score is 2

scenario "a board works though it lies in no system, and is no card of its owner"
    ruling  X242
    ru      "планшет работает, хотя не лежит в системе и не считается картой владельца"
    given
        your seat is [psilons]
        your systems are [frigate]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose system of frigate
        you perform research
    then
        number of cards in your hand is 3
        psilons is working
        psilons is in your seat
        number of cards in your cards is 2
        psilons is not in your cards

scenario "nothing is built on a board"
    ruling  X242
    ru      "поверх планшета ничего не строят"
    given
        your seat is [psilons]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your seat is [psilons]
        your systems are [pleasure_dome]

scenario "a race that nobody plays does nothing"
    ru  "раса, за которую никто не играет, ничего не делает"
    given
        race_box is [humans]
        your score is 3
    when
        reach start of opening
        reach end of opening
    then
        "Alkari" is not in log
        "Meklars" is not in log
        nothing is asked
