# Attacks: who may attack whom, how often, with how many fleet and at what price; and what an attack does.

scenario "an attack costs two fleet, brings two points and takes one loyalty"
    ruling  X110
    ru      "атака стоит двух флотов, приносит два очка и отнимает одну лояльность"
    given
        your resources are 4 fleet
        rival's resources are 4 fleet
        rival's loyalty is 8
        rival's score is 5
        number of cubes in your actions is 2
    when
        reach your turn
        you perform attack
    then
        your resources are 2 fleet
        your score is 2
        rival's resources are 4 fleet
        rival's loyalty is 7
        rival's score is 5
        number of cubes in your actions is 1
        number of cubes in your reserve is 8
        number of (cubes in rival's markers where its owner is you) is 1

scenario "a stronger fleet cannot be attacked"
    ruling  X111
    ru      "того, у кого флота больше, атаковать нельзя"
    given
        your resources are 3 fleet
        rival's resources are 4 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "an equal fleet and an empty one can be attacked"
    ruling  X111
    ru      "атаковать можно того, у кого флота столько же или нет совсем"
    given
        players are you, rival, second
        your resources are 4 fleet
        rival's resources are 4 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is offered
        you can attack rival
        you can attack second

scenario "one fleet does not pay for an attack"
    ruling  X112
    ru      "одного флота на атаку не хватает"
    given
        your resources are 1 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "two fleet against two pay for an attack, and none is left"
    ruling  X112
    ru      "двух флотов против двух хватает на атаку, и не остаётся ни одного"
    given
        your resources are 2 fleet
        rival's resources are 2 fleet
    when
        you attack rival
    then
        your resources are 0 fleet
        rival's resources are 2 fleet
        your score is 2

scenario "nobody attacks himself"
    ruling  X113
    ru      "никто не атакует сам себя"
    given
        players are you, rival, second
        your resources are 9 fleet
        number of cubes in your actions is 2
    when
        reach your turn
        you perform attack
    then
        you cannot attack you
        you is not offered
        rival is offered
        second is offered

scenario "four players: each attacks each opponent once a round"
    ruling  X114
    ru      "четыре игрока: каждый атакует каждого соперника один раз за раунд"
    given
        players are you, rival, second, third
        your resources are 9 fleet
        second's resources are 4 fleet
    when
        you attack rival
    then
        you cannot attack rival
        you can attack second
        you can attack third
        second can attack rival

scenario "four players: the limit is counted for each attacker by himself"
    ruling  X114
    ru      "четыре игрока: лимит считается для каждого атакующего отдельно"
    given
        players are you, rival, second, third
        your resources are 9 fleet
        second's resources are 4 fleet
    when
        you attack rival
        you attack second
        second attacks rival
    then
        number of (cubes in rival's markers where its owner is you) is 1
        number of (cubes in rival's markers where its owner is second) is 1
        number of (cubes in second's markers where its owner is you) is 1
        you cannot attack rival
        second cannot attack rival
        you can attack third

scenario "three players: each attacks each opponent twice a round"
    ruling  X115
    ru      "три игрока: каждый атакует каждого соперника два раза за раунд"
    given
        players are you, rival, second
        your resources are 9 fleet
    when
        you attack rival
        you attack rival
    then
        your score is 4
        you cannot attack rival
        you can attack second

scenario "three players: two attacks on one leave two for the other"
    ruling  X115
    ru      "три игрока: после двух атак на одного остаются две на другого"
    given
        players are you, rival, second
        your resources are 9 fleet
    when
        you attack rival
        you attack rival
        you attack second
        you attack second
    then
        your score is 8
        your resources are 1 fleet
        rival's loyalty is 8
        second's loyalty is 8

scenario "two players: a fourth attack in a round is refused"
    ruling  X116
    ru      "два игрока: четвёртая атака за раунд не разрешена"
    given
        your resources are 9 fleet
        number of cubes in your actions is 4
    when
        reach your turn
        you perform attack
        reach your turn
        you perform attack
        reach your turn
        you perform attack
        reach your turn
    then
        your score is 6
        your resources are 3 fleet
        rival's loyalty is 7
        attack is not offered
        you cannot attack rival

scenario "at the end of the round the attack markers go home"
    ruling  X117
    ru      "в конце раунда маркеры атаки возвращаются к своим владельцам"
    given
        number of (cubes in rival's markers where its owner is you) is 3
        number of (cubes in your markers where its owner is rival) is 2
    when
        reach end of closing
    then
        number of (cubes in rival's markers where its owner is you) is 0
        number of (cubes in your markers where its owner is rival) is 0
        number of cubes in your reserve is 10
        number of cubes in rival's reserve is 10

scenario "in the next round the limit of attacks begins anew"
    ruling  X117
    ru      "в следующем раунде лимит атак отсчитывается заново"
    given
        your resources are 6 fleet
        number of (cubes in rival's markers where its owner is you) is 3
    when
        reach end of closing
        reach start of deeds
        reach your turn
    then
        attack is offered
        you can attack rival

scenario "within the round the same fleet may not attack a fourth time"
    ruling  X117
    ru      "в том же раунде атаковать в четвёртый раз нельзя"
    given
        your resources are 6 fleet
        number of (cubes in rival's markers where its owner is you) is 3
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "an attack takes loyalty below zero as well"
    ruling  X118
    ru      "атака отнимает лояльность и ниже нуля"
    given
        your resources are 2 fleet
        rival's loyalty is -3
    when
        you attack rival
    then
        rival's loyalty is -4

scenario "a people without loyalty goes on taking its turns"
    ruling  X119
    ru      "кто остался без лояльности, продолжает ходить"
    given
        your loyalty is 1
        rival's resources are 2 fleet
        number of cubes in your actions is 1
    when
        rival attacks you
        reach your turn
    then
        your loyalty is 0
        propaganda is offered

scenario "loyalty won back before the end of the round saves the people"
    ruling  X119
    ru      "лояльность, которую успели вернуть до конца раунда, спасает цивилизацию"
    given
        your loyalty is 1
        rival's resources are 2 fleet
        number of cubes in your actions is 1
    when
        rival attacks you
        you perform propaganda
        reach end of closing
    then
        your loyalty is 3

scenario "the points of an attack go on past fifty"
    ruling  X120
    ru      "очки за атаку считаются и после пятидесяти"
    given
        your resources are 2 fleet
        your score is 49
    when
        you attack rival
    then
        your score is 51

scenario "veil makes up for two missing fleet, and the fleet that pays is real"
    ruling  X121
    ru      "Вейл возмещает два недостающих флота, но платят настоящими"
    given
        your council is [veil]
        your resources are 3 fleet
        rival's resources are 5 fleet
    when
        you attack rival
    then
        your resources are 1 fleet
        your score is 2

scenario "veil's two fleet reach an opponent who is one or two ahead, and nobody further"
    ruling  X121
    ru      "с Вейл можно атаковать того, у кого на один-два флота больше, но не на три"
    given
        players are you, rival, second, third
        your council is [veil]
        your resources are 3 fleet
        rival's resources are 4 fleet
        second's resources are 5 fleet
        third's resources are 6 fleet
    then
        you can attack rival
        you can attack second
        you cannot attack third

scenario "without veil the same opponents are out of reach"
    ruling  X121
    ru      "без Вейл те же соперники недосягаемы"
    given
        players are you, rival, second, third
        your resources are 3 fleet
        rival's resources are 4 fleet
        second's resources are 5 fleet
        third's resources are 3 fleet
    then
        you cannot attack rival
        you cannot attack second
        you can attack third

scenario "one real fleet does not pay, whatever veil adds"
    ruling  X122
    ru      "одного настоящего флота на атаку не хватает, сколько бы ни добавила Вейл"
    given
        players are you, rival, second, third
        your council is [veil]
        your resources are 1 fleet
        rival's resources are 1 fleet
        second's resources are 2 fleet
        third's resources are 3 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival
        you cannot attack second
        you cannot attack third

scenario "one real fleet does not pay even against an opponent with none"
    ruling  X122
    ru      "одного настоящего флота не хватает и против соперника без флота"
    given
        your council is [veil]
        your resources are 1 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "with veil the last two fleet may go against four"
    ruling  X123
    ru      "с Вейл последние два флота идут и против четырёх"
    given
        your council is [veil]
        your resources are 2 fleet
        rival's resources are 4 fleet
    when
        you attack rival
    then
        your resources are 0 fleet
        your score is 2

scenario "with veil two fleet do not go against five"
    ruling  X123
    ru      "с Вейл два флота против пяти не идут"
    given
        your council is [veil]
        your resources are 2 fleet
        rival's resources are 5 fleet
    then
        you cannot attack rival

scenario "veil does not defend"
    ruling  X124
    ru      "в защите Вейл не помогает"
    given
        your resources are 2 fleet
        rival's council is [veil]
        rival's resources are 2 fleet
    when
        you attack rival
    then
        your resources are 0 fleet
        rival's loyalty is 9

scenario "veil's fleet do not pay the ground batteries"
    ruling  X125
    ru      "флотами Вейл нельзя оплатить атаку на Наземные батареи"
    given
        your council is [veil]
        your resources are 3 fleet
        rival's systems are [ground_batteries], [ground_batteries]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "ground batteries make an attack cost three fleet"
    ruling  X126
    ru      "из-за Наземных батарей атака стоит трёх флотов"
    given
        your resources are 3 fleet
        rival's systems are [ground_batteries]
    when
        you attack rival
    then
        your resources are 0 fleet
        your score is 2

scenario "two fleet do not pay for an attack on ground batteries"
    ruling  X126
    ru      "двух флотов на атаку не хватает, если у соперника Наземные батареи"
    given
        your resources are 2 fleet
        rival's systems are [ground_batteries]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "two ground batteries make an attack cost four fleet"
    ruling  X127
    ru      "из-за двух карт «Наземные батареи» атака стоит четырёх флотов"
    given
        your resources are 4 fleet
        rival's systems are [ground_batteries], [ground_batteries]
    when
        you attack rival
    then
        your resources are 0 fleet
        your score is 2

scenario "three fleet do not pay for an attack on two ground batteries"
    ruling  X127
    ru      "трёх флотов на атаку не хватает, если у соперника две карты «Наземные батареи»"
    given
        your resources are 3 fleet
        rival's systems are [ground_batteries], [ground_batteries]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        attack is not offered
        you cannot attack rival

scenario "covered ground batteries do not make an attack dearer"
    ruling  X128
    ru      "закрытые Наземные батареи атаку не удорожают"
    given
        your resources are 4 fleet
        rival's systems are [ground_batteries], [ground_batteries, frigate]
    when
        you attack rival
    then
        your resources are 1 fleet

scenario "ground batteries make each attack of each opponent dearer"
    ruling  X129
    ru      "Наземные батареи удорожают каждую атаку каждого соперника"
    given
        players are you, rival, second
        your resources are 6 fleet
        second's resources are 6 fleet
        rival's systems are [ground_batteries]
    when
        you attack rival
        second attacks rival
        you attack rival
        second attacks rival
    then
        your resources are 0 fleet
        second's resources are 0 fleet
        your score is 4
        second's score is 4

scenario "ground batteries protect their owner and nobody else"
    ruling  X129
    ru      "Наземные батареи защищают только своего владельца"
    given
        players are you, rival, second
        your resources are 2 fleet
        rival's systems are [ground_batteries]
    then
        you cannot attack rival
        you can attack second

scenario "ground batteries do not make the defender stronger"
    ruling  X130
    ru      "Наземные батареи не делают защитника сильнее"
    given
        your resources are 4 fleet
        rival's resources are 4 fleet
        rival's systems are [ground_batteries], [ground_batteries]
    when
        you attack rival
    then
        your resources are 0 fleet
        rival's resources are 4 fleet
        rival's loyalty is 9
