# What stallholders do.

to buy ware
    needs ware is in display
    pay ware's asks with discount (your rebate for ware)
    put ware into your stall

to beg_from target (player)
    needs target is not you
    needs target's is_welcome is yes
    needs number of (lanterns in target's gate where its owner is you) is less than 2
    pay 1 lantern from your shelf into target's gate
    target chooses one
        all of
            pay alms against target
            gain 1 renown
        lose 2 renown
    gain 1 coin

to tend_to ware
    needs ware is working
    needs ware's [S] is empty
    pay 1 lantern from your shelf into ware's [S]
    perform ware's tend

to swap ware with extra (number)
    needs ware is in your stall
    put ware under river
    gain (1 + extra) coin

to hand_over ware to target (player)
    needs ware is in your stall
    needs target is not you
    put ware into target's stall
    gain 1 renown

action beg "Beg"
    lose 1 wakefulness
    beg_from an opponent

action tend "Tend a ware"
    lose 1 wakefulness
    tend_to a ware from your wares

action light "Light the square"
    needs number of (lanterns in square where its owner is you) is at most 1
    pay 1 lantern from your shelf into square
    lose 1 wakefulness
    gain 1 renown

action sell "Sell"
    lose 1 wakefulness
    choose one
        swap a ware from your stall
        all of
            pay 1 incense
            swap a ware from your stall with extra 1

action give "Give away"
    lose 1 wakefulness
    hand_over a ware from your stall to an opponent

action dream "Go to sleep"
    set wakefulness to 0
    discard up to 2 cards from your pouch
