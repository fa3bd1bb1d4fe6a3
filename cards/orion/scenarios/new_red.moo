# The red structures that were made up for the full deck.

# ---- War College ----------------------------------------------------------------------------------------------------

scenario "the college brings a point to whoever has the largest fleet"
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
    given
        your resources are 2 fleet
        rival's systems are [raider_base]
    when
        you attack rival
    then
        number of cubes on raider_base is 0
        number of cubes in rival's actions is 0
