# The red structures that were made up for the full deck.

# ---- War College ----------------------------------------------------------------------------------------------------

scenario "the college brings a point to whoever has the largest fleet"
    ru  "Военная академия приносит очко тому, у кого самый большой флот"
    given
        players are you, rival, second
        your systems are [war_college]
        your resources are 4 fleet
        rival's resources are 3 fleet
        second's resources are 1 fleet
    when
        you announce start of round
    then
        your score is 1
        your resources are 4 fleet

scenario "in a tie the college still brings a point"
    ru  "при равенстве Военная академия тоже приносит очко"
    given
        your systems are [war_college]
        your resources are 3 fleet
        rival's resources are 3 fleet
    when
        you announce start of round
    then
        your score is 1
        your resources are 3 fleet

scenario "one larger fleet is enough to make the college bring a fleet"
    ru  "если флота больше хотя бы у одного соперника, Военная академия приносит флот"
    given
        players are you, rival, second
        your systems are [war_college]
        your resources are 3 fleet
        second's resources are 4 fleet
    when
        you announce start of round
    then
        your score is 0
        your resources are 4 fleet

scenario "a covered college brings nothing"
    ru  "закрытая Военная академия ничего не приносит"
    given
        your systems are [war_college, frigate]
        your resources are 3 fleet
        rival's council is [kual]
    when
        you announce start of round
    then
        your score is 0
        your resources are 3 fleet

scenario "kual's fleet can make the largest one before the college looks"
    ru  "флот от Куала можно получить раньше, чем Военная академия сравнит флоты"
    given
        your systems are [war_college]
        your council is [kual]
        rival's resources are 1 fleet
    when
        you announce start of round
        you choose kual
    then
        nothing is asked
        your score is 1
        your resources are 1 fleet

scenario "the college can look before kual's fleet is there"
    ru  "Военная академия может сравнить флоты раньше, чем придёт флот от Куала"
    given
        your systems are [war_college]
        your council is [kual]
        rival's resources are 1 fleet
    when
        you announce start of round
        you choose war_college
    then
        nothing is asked
        your score is 0
        your resources are 2 fleet

# ---- Memorial of Victories ------------------------------------------------------------------------------------------

scenario "the memorial is worth six with the largest fleet at the end"
    ru  "с самым большим флотом Мемориал побед приносит в конце шесть очков"
    given
        players are you, rival, second
        your systems are [memorial_of_victories]
        your resources are 2 fleet
        rival's resources are 1 fleet
        your loyalty is 1
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 7

scenario "a tie is enough for the memorial"
    ru  "для Мемориала побед достаточно равенства"
    given
        your systems are [memorial_of_victories]
        your resources are 2 fleet
        rival's resources are 2 fleet
        your loyalty is 1
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 7

scenario "the memorial is worth three if anybody has a larger fleet"
    ru  "Мемориал побед приносит три очка, если у кого-то флота больше"
    given
        players are you, rival, second
        your systems are [memorial_of_victories]
        your resources are 2 fleet, 9 production
        second's resources are 3 fleet
        your loyalty is 1
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 4

scenario "a covered memorial counts, and a second one too"
    ru  "закрытый Мемориал побед учитывается, и второй тоже"
    given
        your systems are [memorial_of_victories, memorial_of_victories]
        your loyalty is 1
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 13

scenario "the memorial asks for six loyalty"
    ru  "чтобы построить Мемориал побед, нужна лояльность не ниже шести"
    given
        your hand is [memorial_of_victories]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        rival's hand is [memorial_of_victories]
        rival's resources are 9 food, 9 fleet, 9 production
        rival's loyalty is 6
    then
        you cannot build a card from your hand into a system from your systems
        rival can build a card from rival's hand into a system from rival's systems

# ---- Raider Base ----------------------------------------------------------------------------------------------------

scenario "the raiders win an action after an attack"
    ru  "База рейдеров приносит действие после атаки"
    given
        your systems are [raider_base]
        your resources are 2 fleet
        number of cubes in your actions is 1
        number of cubes in your reserve is 5
    when
        you perform attack
    then
        number of cubes in your actions is 1
        number of cubes on raider_base is 1
        number of cubes in your reserve is 3

scenario "the raiders win one action in a round"
    ru  "База рейдеров приносит одно действие за раунд"
    given
        your systems are [raider_base]
        your resources are 4 fleet
        number of cubes in your actions is 1
        number of cubes in your reserve is 5
    when
        you perform attack
        you perform attack
    then
        your score is 4
        number of cubes in your actions is 0
        number of cubes on raider_base is 1

scenario "in the next round the raiders are ready again"
    ru  "в следующем раунде База рейдеров снова готова"
    given
        your systems are [raider_base]
        number of cubes on raider_base is 1
        number of cubes in your actions is 0
    when
        reach end of closing
    then
        number of cubes on raider_base is 0
        number of cubes in your reserve is 10

scenario "the attack's own cube is the only one, so that the raiders find none"
    ru  "если кубик атаки был последним, Базе рейдеров кубика не достаётся"
    given
        your systems are [raider_base]
        your resources are 2 fleet
        number of cubes in your actions is 1
        number of cubes in your reserve is 0
    when
        you perform attack
    then
        your score is 2
        number of cubes on raider_base is 0
        number of cubes in your actions is 0

scenario "with a single cube in the reserve the raiders come out and win nothing"
    ru  "с единственным кубиком в резерве База рейдеров срабатывает, но действия не приносит"
    given
        your systems are [raider_base]
        your resources are 2 fleet
        number of cubes in your actions is 1
        number of cubes in your reserve is 1
    when
        you perform attack
    then
        number of cubes on raider_base is 1
        number of cubes in your actions is 0
        number of cubes in your reserve is 0

scenario "covered raiders stay at home"
    ru  "закрытая База рейдеров не срабатывает"
    given
        your systems are [raider_base, frigate]
        your resources are 2 fleet
        number of cubes in your actions is 1
    when
        you perform attack
    then
        number of cubes on raider_base is 0
        number of cubes in your actions is 0

scenario "the raiders of the one who is attacked stay at home"
    ru  "База рейдеров того, кого атакуют, не срабатывает"
    given
        your resources are 2 fleet
        rival's systems are [raider_base]
    when
        you attack rival
    then
        number of cubes on raider_base is 0
        number of cubes in rival's actions is 0
