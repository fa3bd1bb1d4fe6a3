# What is done in a night: begging, tending, lighting the square, selling and giving away.

scenario "who begs leaves a lantern at the gate and gets a coin"
    given
        your wakefulness is 1
    when
        you perform beg
        you choose rival
        rival chooses "pay alms against target, gain 1 renown"
    then
        number of lanterns in rival's gate is 1
        your coin is 5
        rival's coin is 3
        rival's renown is 1
        your wakefulness is 0

scenario "nobody begs a third time from the same gate"
    given
        number of (lanterns in rival's gate where its owner is you) is 2
    then
        you cannot beg_from rival
        you can beg_from second

scenario "the judge hears no beggars"
    given
        rival's guest_room is [the_judge]
    then
        you cannot beg_from rival because of the_judge
        you can beg_from second

scenario "a locked gate keeps out beggars and gifts"
    given
        rival's stall is [locked_gate]
        your stall is [salt]
    then
        you cannot beg_from rival
        you cannot hand_over locked_gate to second because of locked_gate

scenario "open hands give nothing away but renown"
    given
        rival's stall is [open_hands]
    when
        you beg_from rival
        rival chooses "pay alms against target, gain 1 renown"
    then
        rival's coin is 4
        rival's renown is 1

scenario "whoever wears a night robe has incense of the first beggar"
    given
        rival's stall is [night_robe]
    when
        you beg_from rival
        rival chooses "lose 2 renown"
        second begs_from rival
        rival chooses "lose 2 renown"
    then
        rival's incense is 2
        rival's renown is -4

scenario "behind a fox mask renown is not lost, and earns a coin"
    given
        rival's stall is [fox_mask]
    when
        you beg_from rival
        rival chooses "lose 2 renown"
    then
        rival's renown is 0
        rival's coin is 5

scenario "the thief pays renown for a bid of whoever he begged from"
    given
        your guest_room is [the_thief]
        your renown is 2
        rival's pouch is [lot_3, lot_9]
    when
        you beg_from rival
        rival chooses "lose 2 renown"
        you choose yes
        rival chooses lot_3
    then
        your renown is 1
        your pouch is [lot_3]
        rival's pouch is [lot_9]

scenario "the thief need not steal"
    given
        your guest_room is [the_thief]
        your renown is 2
        rival's pouch is [lot_3]
    when
        you beg_from rival
        rival chooses "lose 2 renown"
        you choose no
    then
        your renown is 2
        rival's pouch is [lot_3]

scenario "two bids of the pouch are worth much renown beside green tea"
    given
        your stall is [green_tea]
        your pouch is [lot_2, lot_5, lot_11]
    when
        you tend_to green_tea
        you choose "pay 2 cards from your pouch, gain 3 renown"
        you choose lot_2
        you choose lot_5
    then
        your renown is 3
        your pouch is [lot_11]
        number of lanterns on green_tea is 1

scenario "a ware is tended by one lantern only"
    given
        your stall is [incense_burner]
    when
        you tend_to incense_burner
    then
        your incense is 0
        your renown is 2
        you cannot tend_to incense_burner because "ware's [S] is empty"

scenario "the samovar is filled once a game"
    given
        your stall is [samovar, tea_ceremony, green_tea]
        your incense is 3
    when
        you tend_to tea_ceremony
        you tend_to green_tea
        you choose "gain 1 coin"
    then
        your renown is 3
        your incense is 2
        your coin is 5

scenario "whoever tends a ware is awake for one thing less"
    given
        your stall is [green_tea, samovar]
        your wakefulness is 2
    when
        you perform tend
        you choose "gain 1 incense"
    then
        your wakefulness is 1
        your incense is 4

scenario "a lantern in the square is seen"
    given
        your wakefulness is 2
    when
        you perform light
    then
        number of lanterns in square is 1
        your renown is 1
        your wakefulness is 1

scenario "a third lantern in the square lights nothing"
    given
        number of (lanterns in square where its owner is you) is 2
    then
        you cannot perform light

scenario "a ware is sold under the river, and its lanterns come home"
    given
        your stall is [green_tea]
        rival's stall is [tea_brick]
        your wakefulness is 2
    when
        you tend_to green_tea
        you choose "gain 1 incense"
        you perform sell
        you choose "swap a ware from your stall"
    then
        your stall is []
        number of lanterns in your shelf is 5
        your coin is 5
        rival's coin is 6

scenario "a tea brick is paid for tea alone"
    given
        your stall is [silk_banner]
        rival's stall is [tea_brick]
        your wakefulness is 2
    when
        you perform sell
        you choose "swap a ware from your stall"
    then
        rival's coin is 4

scenario "incense makes a ware dearer"
    given
        your stall is [salt]
        your wakefulness is 2
    when
        you perform sell
        you choose "pay 1 incense, swap a ware from your stall with extra 1"
    then
        your coin is 6
        your incense is 0

scenario "a gift earns renown"
    given
        your stall is [salt]
        your wakefulness is 2
    when
        you perform give
        you choose rival
    then
        rival's stall is [salt]
        your renown is 1
        your wakefulness is 1

scenario "who goes to sleep may throw bids away"
    given
        your wakefulness is 2
        your pouch is [lot_1, lot_4, lot_12]
    when
        you perform dream
        you choose lot_1
        you choose lot_4
    then
        your wakefulness is 0
        your pouch is [lot_12]
