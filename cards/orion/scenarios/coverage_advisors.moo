# What no worked example of the rulebook shows of the advisors.

scenario "propaganda under advia brings five loyalty"
    ru  "с Адвией пропаганда поднимает лояльность на пять"
    given
        your council is [advia]
        your loyalty is 4
        number of cubes in your actions is 1
    when
        you perform propaganda
    then
        your propaganda_gain is 5
        rival's propaganda_gain is 3
        your loyalty is 9

scenario "moldred draws four cards, and one of the hand goes to the discard pile"
    ru  "Молдред берёт четыре карты, и одна карта с руки уходит в сброс"
    given
        your council is [moldred]
        your hand is [titan]
        deck is [frigate, destroyer, spaceport, frigate, battleship]
        number of cubes in your actions is 1
    when
        you perform activation
        you choose titan
    then
        your hand is [battleship, frigate, spaceport, destroyer]
        deck is [frigate]
        discard_pile is [titan]
        number of cubes on moldred is 1
