# How many actions a people gets, and what that does to its loyalty.

scenario "three of everything is the low level: three cubes, a card, more loyalty"
    ruling  X14
    ru      "каждого ресурса по три — низкий уровень: три кубика, карта и прибавка лояльности"
    given
        your resources are 3 food, 3 fleet, 3 production
        your loyalty is 5
        your hand is [frigate, frigate, spaceport, titan]
    when
        you mobilise
    then
        number of cubes in your actions is 3
        number of cubes in your reserve is 7
        number of cards in your hand is 5
        your loyalty is 6

scenario "the low level comes with empty tracks too"
    ruling  X15
    ru      "с пустыми счётчиками уровень тоже низкий"
    given
        your resources are 0 food
        your loyalty is 5
        your hand is [frigate, frigate, spaceport, titan]
    when
        you mobilise
    then
        number of cubes in your actions is 3
        number of cubes in your reserve is 7
        number of cards in your hand is 5
        your loyalty is 6

scenario "the low level lifts nobody above ten loyalty"
    ruling  X16
    ru      "низкий уровень не поднимает лояльность выше десяти"
    given
        your resources are 2 food, 1 fleet
        your loyalty is 10
    when
        you mobilise
    then
        number of cubes in your actions is 3
        number of cards in your hand is 1
        your loyalty is 10

scenario "one resource at four is the middle level: four cubes and nothing else"
    ruling  X17
    ru      "один ресурс на четырёх — средний уровень: четыре кубика и больше ничего"
    given
        your resources are 4 food
        your loyalty is 5
    when
        you mobilise
    then
        number of cubes in your actions is 4
        number of cards in your hand is 0
        your loyalty is 5

scenario "three resources at six are still the middle level"
    ruling  X18
    ru      "три ресурса на шести — всё ещё средний уровень"
    given
        your resources are 6 food, 6 fleet, 6 production
        your loyalty is 5
    when
        you mobilise
    then
        number of cubes in your actions is 4
        number of cards in your hand is 0
        your loyalty is 5

scenario "one resource at seven is the high level: five cubes, less loyalty"
    ruling  X19
    ru      "один ресурс на семи — высокий уровень: пять кубиков и потеря лояльности"
    given
        your resources are 0 food, 7 fleet
        your loyalty is 5
    when
        you mobilise
    then
        number of cubes in your actions is 5
        number of cards in your hand is 0
        your loyalty is 4

scenario "three resources at nine cost one loyalty and not three"
    ruling  X20
    ru      "три ресурса на девяти отнимают одну лояльность, а не три"
    given
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
    when
        you mobilise
    then
        number of cubes in your actions is 5
        your loyalty is 4

scenario "only the highest resource sets the level"
    ruling  X21
    ru      "уровень зависит только от самого большого ресурса"
    given
        your resources are 7 food, 1 fleet, 5 production
        your loyalty is 5
    when
        you mobilise
    then
        number of cubes in your actions is 5
        number of cubes in your reserve is 5
        number of cards in your hand is 0
        your loyalty is 4

scenario "the round's income counts towards the level"
    ruling  X22
    ru      "доход этого раунда учитывается в уровне мобилизации"
    given
        your systems are [holographic_simulator]
        your resources are 6 food
        your loyalty is 5
    when
        reach start of deeds
    then
        your resources are 7 food
        number of cubes in your actions is 5
        your loyalty is 4

scenario "what is gained after the level is set does not change it"
    ruling  X23
    ru      "то, что получено после определения уровня, его не меняет"
    given
        your council is [kual]
        your resources are 0 food, 6 fleet
        your loyalty is 5
    when
        reach start of deeds
    then
        your resources are 7 fleet
        number of cubes in your actions is 4
        your loyalty is 5

scenario "a people without loyalty plays on until the end of the round"
    ruling  X24
    ru      "народ без лояльности играет до конца раунда"
    given
        your resources are 8 food
        your loyalty is 1
    when
        reach start of deeds
        reach your turn
    then
        your loyalty is 0
        you are asked
        research is offered

scenario "the bulrathi lose loyalty to an enemy's card like anybody else"
    ruling  X25
    ru      "карта соперника отнимает у булрати лояльность, как и у всех"
    given
        your seat is [bulrathi]
        your resources are 9 food
        your loyalty is 7
        rival's hand is [death_spores]
        rival's resources are 4 food, 3 fleet, 1 production
    when
        rival builds death_spores into a system from their systems
    then
        your loyalty is 5

scenario "the bulrathi lose loyalty to the destroyer like anybody else"
    ruling  X25
    ru      "Эсминец отнимает у булрати лояльность, как и у всех"
    given
        your seat is [bulrathi]
        your resources are 9 food
        your loyalty is 7
        rival's systems are [destroyer]
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your loyalty is 5

scenario "the bulrathi mobilise by their own board and keep their loyalty"
    ruling  X26
    ru      "булрати проводят мобилизацию по своему планшету и не теряют лояльность"
    given
        your seat is [bulrathi]
        your resources are 7 food
        your loyalty is 7
    when
        you mobilise
        you choose "draw 2 cards"
    then
        number of cubes in your actions is 4
        your loyalty is 7
        number of cards in your hand is 2

scenario "the board of the bulrathi says nothing new for the other levels"
    ruling  X26
    ru      "на других уровнях планшет булрати ничего не меняет"
    given
        your seat is [bulrathi]
        your resources are 6 food
        your loyalty is 7
    when
        you mobilise
    then
        nothing is asked
        number of cubes in your actions is 4
        your loyalty is 7

scenario "the bulrathi lose loyalty when they are attacked"
    ruling  X27
    ru      "атакованные булрати теряют лояльность"
    given
        your seat is [bulrathi]
        your resources are 9 food
        your loyalty is 7
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your loyalty is 6
