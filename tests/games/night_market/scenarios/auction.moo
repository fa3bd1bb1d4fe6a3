# What happens when wares are bought.

scenario "what a ware asks is paid, and a famed one takes oil out of the lamp"
    given
        display is [night_robe]
    when
        you buy night_robe
    then
        your stall is [night_robe]
        your coin is 0
        your incense is 0
        lamp_oil is 19

scenario "who cannot pay does not buy"
    given
        display is [saffron]
        your coin is 3
    then
        you cannot buy saffron because "pay ware's asks"

scenario "a silk banner makes wares cheaper"
    given
        display is [samovar]
        your stall is [silk_banner]
    when
        you buy samovar
    then
        your coin is 2

scenario "saffron is offered to the gods, or smells"
    given
        display is [saffron]
        your incense is 2
    when
        you buy saffron
        you choose yes
    then
        your renown is 3
        your incense is 0

scenario "saffron gives incense to whoever keeps it"
    given
        display is [saffron]
        your incense is 2
    when
        you buy saffron
        you choose no
    then
        your renown is 0
        your incense is 3

scenario "everybody drinks black tea"
    given
        display is [black_tea]
        your stall is [salt, tea_brick]
    when
        you buy black_tea
    then
        your coin is 4
        rival's incense is 0
        second's incense is 0

scenario "the samovar honours tea"
    given
        display is [black_tea]
        your stall is [samovar]
    when
        you buy black_tea
    then
        your renown is 1
        your stall is [samovar, black_tea]

scenario "pepper is thrown well"
    given
        display is [pepper]
        rolls are 5, 4
    when
        you buy pepper
    then
        your coin is 6

scenario "pepper is thrown well enough"
    given
        display is [pepper]
        rolls are 3, 2
    when
        you buy pepper
    then
        your coin is 4

scenario "pepper is thrown badly"
    given
        display is [pepper]
        rolls are 1, 2
    when
        you buy pepper
    then
        your coin is 3
        your renown is -1

scenario "a moth lamp wants a lantern in the square"
    given
        display is [salt]
        your stall is [moth_lamp]
        number of (lanterns in square where its owner is rival) is 1
    when
        you buy salt
    then
        your incense is 2

scenario "a moth lamp in the dark does nothing"
    given
        display is [salt]
        your stall is [moth_lamp]
    when
        you buy salt
    then
        your incense is 1

scenario "spices bring bids, and a clove only once a dusk"
    given
        display is [salt, pepper]
        your stall is [cinnamon, clove]
        bids is [lot_1, lot_2, lot_3, lot_4]
        your pouch is []
        rolls are 3, 2
    when
        you buy salt
        you choose clove
        you buy pepper
        you choose pepper
    then
        your pouch is [lot_3, lot_2]

scenario "a big pouch has room for six"
    given
        your stall is [big_pouch]
    then
        pouch_room of you is 6
        pouch_room of rival is 4

scenario "salt counts the spices, wherever one stands in the end"
    given
        your stall is [salt, pepper, clove]
    when
        you end game
    then
        your result is 5
