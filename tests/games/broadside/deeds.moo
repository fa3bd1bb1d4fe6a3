# What is done: verbs of the game, and the actions of the manoeuvres.

to fit_out
    put all ships from your shipyard into your line
    draw 4 guns
    choose a point as course
    for each ship in your line, by highest crew, by lowest hull
        set its heading to course
        arm it

to arm ship
    needs ship's deck is not full
    needs there is a gun in your hold where it is in ship's guns
    put a (gun from your hold where it is in ship's guns) into ship's deck

to fire ship
    needs ship's deck is not empty
    roll (number of (guns in ship's deck where its calibre is at most 2) + salvo of you) shots, (number of (guns in ship's deck where its calibre is 3)) shells as thrown
    repeat (drill of you) times
        reroll any number of dice from thrown where its face is splash
    if number of thrown is at least 3 and there are at least 2 dice of one face in thrown
        may
            discard 2 dice of one face from thrown
            choose a die from thrown as laid where its face is not hit
            set laid's face to hit
    repeat at most 2 times while thrown is not empty
        choose a die from thrown as ball
        choose an opponent's ship from everybody's line as mark
        land ball onto mark by ship
        discard ball

to land die onto target (ship) by ship
    set ship's prey to target
    if (strikes of die for ship against target)
        gain 1 glory
        if target is like ship
            gain 1 glory
        hurt target with force (die's harm)

to hurt ship with force (number) "damage {ship} by {force}"
    ship gains (force) damage
    if ship's damage is at least ship's hull
        sink ship
    otherwise if 2 times ship's damage is more than ship's hull
        flip ship to wrecked

to sink ship
    for each gun in ship's deck
        put gun into your hold
    flip ship to sound
    discard ship
    gain 2 glory

to ram ship onto target (ship) with extra (number) "ram {target} with {ship}"
    needs ship is working
    needs target is not like ship
    needs ship's heading is not target's heading
    roll 2 shots as thrown
    for each die in thrown where its face is hit
        gain 1 glory
    set ship's stance to reeling
    hurt target with force (lowest of (highest of thrown + extra) and 3)

to board target (ship) by ship "board {target} from {ship}"
    needs target's damage is at least 1
    roll 2 shots as thrown
    if (total of thrown) + (grapple of ship against target by you) is at least 6
        put target into your prizes
        gain 1 glory
    otherwise
        set ship's stance to reeling

to free ship
    flip ship to sound
    put ship into your line
    set ship's heading to compass_1

to mend ship
    needs ship's damage is more than 0
    ship loses 2 damage
    set ship's stance to ready
    if ship's damage is 0
        flip ship to sound

action coming_about "Come About"
    choose your ship from your line where its face is sound
    lose 1 canvas
    choose a point next to ship's heading
    set ship's heading to point

action whistling "Whistle for a Wind"
    choose a wind from winds
    choose a point within 2 steps of wind's point along next where it is not wind's point
    needs your canvas is at least steps from wind's point to point along next
    lose (steps from wind's point to point along next) canvas
    put wind into point's sky

action blanketing "Take the Wind"
    needs your canvas is at least 2
    choose an opponent where their canvas is at least 1
    lose 2 canvas
    opponent skips a turn

action ransoming "Ransom"
    choose your ship from your opponents' prizes where your glory is at least ransom of it
    lose 1 canvas
    lose (ransom of ship) glory
    ship's holder gains (ransom of ship) glory
    free ship

action standing_by "Stand By"
    lose (your canvas) canvas
