# What is different in the game itself.

scenario "the deck has twenty-six structures more, and no spies"
    ru  "в колоде на двадцать шесть сооружений больше, и нет шпионов"
    given
        your resources are 0 food
    then
        number of cards in deck is 114
        number of grey cards in deck is 24

scenario "two cards are enough for a deal"
    ru  "для сделки хватает двух карт"
    given
        your hand is [frigate, titan]
        middle is [veil]
        number of cubes in your actions is 1
    when
        you perform deal
        you choose frigate
    then
        your council is [veil]
        your hand is []

scenario "the war college costs one fleet less"
    ru  "Военная академия стоит на один флот меньше"
    given
        your hand is [war_college]
        your resources are 2 food, 2 fleet, 1 production
    when
        you build war_college into a system from your systems
    then
        your systems are [war_college]
        your resources are 0 food
