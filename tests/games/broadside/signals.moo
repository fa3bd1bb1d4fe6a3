signal full_fire "Full Fire"

    order:
        for each ship in your line where its deck is not empty
            fire ship

signal repairs "Repairs"

    order:
        for each ship in your line where its damage is more than 0
            mend ship

signal to_arms "To Arms"

    order:
        draw 1 gun
        may
            choose a ship from your line where its deck is not full
            arm ship

signal scatter "Scatter"

    order:
        choose your ship from your line
        gain (number of players) glory

    always:
        your cover is 1 more

signal steady "Steady Aim"

    order:
        choose a ship from your line where its deck is not empty
        fire ship

    always:
        your drill is 1 more

signal boarding "Boarding"

    order:
        choose your ship from your line as mine
        choose an opponent's ship from everybody's line
        board ship by mine

signal ramming "Ramming Speed"

    order:
        choose your ship from your line as mine
        choose an opponent's ship from everybody's line
        ram mine onto ship with extra 1

signal line_ahead "Line Ahead"

    order:
        choose your ship from your line as van
        for each ship in your line where it is not like van
            set ship's heading to van's heading
        gain 1 glory

signal smoke "Smoke Screen"

    order:
        for each ship in your line where its stance is reeling
            set its stance to ready

    always:
        your opponents cannot fire

signal summons "Call to Surrender"

    order:
        each opponent at once where their line is not empty
            choose one
                option "Haul down a flag"
                    lose 2 glory
                option "Fight on"
                    you gain 1 glory
