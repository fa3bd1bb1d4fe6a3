# What happens by itself at dusk, and while the night begins and ends.

scenario "the widow keeps the others from hoarding incense"
    given
        your guest_room is [the_widow]
        your incense is 4
        rival's incense is 4
        second's incense is 2
    when
        reach start of sealing
    then
        your incense is 5
        rival's incense is 4
        second's incense is 3

scenario "the baker earns, and in the tea house one begs and takes a bid"
    given
        your guest_room is [the_baker]
        your stall is [tea_house]
        rolls are 3
        bids is [lot_1, lot_1, lot_1, lot_2, lot_2, lot_2, lot_3, lot_3, lot_3, lot_4, lot_4, lot_4, lot_5, lot_5]
    when
        reach start of walk
        reach your choice
        you choose the_baker
        you choose "may draw 1 bid"
        you choose yes
        you choose yes
        you choose second
        second chooses "lose 2 renown"
    then
        your coin is 7
        number of cards in your pouch is 4
        second's renown is -2

scenario "in the tea house nobody has to do anything"
    given
        your stall is [tea_house]
        rolls are 3
    when
        reach start of walk
        reach your choice
        you choose "may draw 1 bid"
        you choose no
        you choose no
    then
        number of cards in your pouch is 3
        second's renown is 0

scenario "a six makes the gambler famous"
    given
        your guest_room is [the_gambler]
        rolls are 3, 6
    when
        reach start of dawn
    then
        your renown is 4

scenario "a one makes the gambler less famous"
    given
        your guest_room is [the_gambler]
        rolls are 3, 1
    when
        reach start of dawn
    then
        your renown is 1

scenario "any other number leaves the gambler alone"
    given
        your guest_room is [the_gambler]
        rolls are 3, 4
    when
        reach start of dawn
    then
        your renown is 2
