scenario "full fire is an order for every armed ship"
    given
        your line is [frigate, sloop]
        frigate's deck is [swivel]
        your mast is [full_fire]
        rival's line is [hulk]
        rolls are hit
    when
        you perform full_fire's order
    then
        rival's hulk's damage is 1

scenario "repairs mend a hulk by three, and make a wreck sound"
    given
        your line is [hulk]
        hulk's damage is 2
        hulk's face is wrecked
        your mast is [repairs]
    when
        you perform repairs's order
    then
        hulk's damage is 0
        hulk's face is sound

scenario "to arms brings a gun that the ship may carry"
    given
        your line is [sloop]
        your hold is [mortar]
        draws are swivel
        your mast is [to_arms]
    when
        you perform to_arms's order
        you choose yes
    then
        sloop's deck is [swivel]
        your hold is [mortar]

scenario "to arms may be only a gun for the hold"
    given
        your line is [sloop]
        draws are swivel
        your mast is [to_arms]
    when
        you perform to_arms's order
        you choose no
    then
        your hold is [swivel]

scenario "a ship is not armed with what it may not carry"
    ruling  B1
    given
        your line is [sloop]
        your hold is [mortar, long_nine]
    then
        you cannot arm sloop because "in ship's guns"

scenario "a scattered fleet is harder to hit"
    given
        your line is [sloop]
        your mast is [scatter]
    when
        you perform scatter's order
    then
        your cover is 1 because of scatter
        your glory is 2

scenario "the line follows its leader, but for a ship of the same class"
    given
        your line is [gunboat, sloop]
        gunboat's heading is compass_4
        sloop's heading is compass_1
        your mast is [line_ahead]
    when
        you perform line_ahead's order
        you choose top of your line
    then
        gunboat's heading is compass_1
        your glory is 1

scenario "in smoke nobody else fires"
    given
        your line is [sloop]
        sloop's stance is reeling
        your mast is [smoke]
        rival's line is [hulk]
        rival's hulk's deck is [long_nine]
    when
        you perform smoke's order
    then
        sloop's stance is ready
        rival cannot fire rival's hulk because of smoke

scenario "who is called to surrender answers in secret"
    given
        players are you, rival, second
        your line is [sloop]
        your mast is [summons]
        rival's line is [sloop]
        second's line is [sloop]
        rival's glory is 3
        second's glory is 3
    when
        you perform summons's order
        rival chooses "Haul down a flag"
        second chooses "Fight on"
    then
        rival's glory is 1
        second's glory is 3
        your glory is 1

scenario "the first answer is not shown before the second is given"
    given
        players are you, rival, second
        your line is [sloop]
        your mast is [summons]
        rival's line is [sloop]
        second's line is [sloop]
        rival's glory is 3
        second's glory is 3
    when
        you perform summons's order
        rival chooses "Haul down a flag"
    then
        second is asked
        options are "Haul down a flag", "Fight on"
        rival's glory is 3

scenario "a mortar covers a fleet that faces more ships than it has"
    given
        your line is [hulk]
        hulk's deck is [mortar]
        rival's line is [sloop, frigate]
    then
        your cover is 1 because of mortar
