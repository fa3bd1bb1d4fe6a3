scenario "a fleet is fitted out"
    ruling  B1
    given
        draws are swivel, swivel, swivel, mortar
    when
        you fit_out
        you choose compass_3
    then
        number of your line is at least 5
        hulk's heading is compass_3
        hulk's deck is [mortar]
        frigate's deck is [swivel]
        your hold is []

scenario "a day from morning to evening"
    ruling  B2
    given
        your line is [sloop, frigate]
        rival's line is [sloop]
        your flags is [scatter]
        rival's flags is [repairs]
        your hold is [mortar]
        day is 1
    when
        reach end of orders
    then
        your canvas is 2

scenario "who throws a gun overboard has a canvas more"
    ruling  B3
    given
        your line is [sloop, frigate, hulk]
        rival's line is [sloop]
        your flags is [scatter]
        rival's flags is [scatter]
        your hold is [mortar]
        day is 3
    when
        reach your choice
        you choose yes
    then
        your canvas is 4
        your hold is []

scenario "a purser fills the hold every day, and counts it at the end"
    given
        your quarterdeck is [purser]
        your line is [sloop]
        rival's line is [sloop]
        your hold is [mortar]
        draws are swivel
    when
        you announce start of day
        you end game
    then
        your hold is [mortar, swivel]
        your result is 4

scenario "a surgeon mends one damage after the battle"
    given
        your quarterdeck is [surgeon]
        your line is [frigate, hulk]
        rival's line is [sloop]
        frigate's damage is 2
        hulk's damage is 1
    when
        reach end of battle
    then
        frigate's damage is 1
        hulk's damage is 1

scenario "a fleet without ships is out, and the other wins"
    ruling  B11
    given
        your line is [sloop]
        rival's glory is 9
    when
        reach end of game
    then
        rival is out
        rival's result is 9
        your result is 2
        ending is calm
        your rank is 1

scenario "two fleets fight on when the third is out"
    ruling  B11
    given
        players are you, rival, second
        your line is [sloop]
        rival's line is [sloop]
        compass_1's sky is [the_wind]
    when
        reach end of evening
    then
        second is out

scenario "whoever gives an order chooses it from his flags, and nobody sees it"
    ruling  B2
    given
        your line is [sloop]
        rival's line is [frigate]
        rival's frigate's stance is reeling
        your flags is [scatter, repairs]
        rival's flags is [smoke, repairs]
    when
        reach your choice
        you choose scatter
    then
        rival is asked
        your mast is []
        smoke is offered

scenario "in the evening no ship reels any more"
    ruling  B10
    given
        your line is [sloop]
        sloop's stance is reeling
        rival's line is [frigate]
    when
        reach end of evening
    then
        sloop's stance is ready

scenario "whoever has the least glory turns the wind in the evening"
    ruling  B10
    given
        your line is [sloop]
        rival's line is [frigate]
        rival's glory is 1
        compass_1's sky is [the_wind]
    when
        reach start of evening
        reach your choice
    then
        options are "point 2", "point 8"

scenario "the eighth day is the last"
    ruling  B12
    given
        your line is [sloop]
        rival's line is [frigate]
        day is 7
    when
        reach end of game
    then
        day is 8
