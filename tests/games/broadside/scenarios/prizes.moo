scenario "a ram does what the higher die says, and a hit is glory"
    ruling  B8
    given
        your line is [sloop]
        sloop's heading is compass_1
        rival's line is [hulk]
        rival's hulk's heading is compass_3
        rival's hulk's damage is 1
        rolls are hit, 2
    when
        you ram sloop onto rival's hulk with extra 1
    then
        rival's hulk's damage is 4
        rival's hulk's face is wrecked
        sloop's stance is reeling
        your glory is 1

scenario "a reeling ship rams nobody, and nobody rams on his own course"
    ruling  B8
    given
        your line is [sloop, frigate]
        sloop's stance is reeling
        frigate's heading is compass_3
        rival's line is [hulk]
        rival's hulk's heading is compass_3
    then
        you cannot ram sloop onto rival's hulk because "needs ship is working"
        you cannot ram frigate onto rival's hulk because "needs ship's heading"

scenario "a ship does not ram another of its class"
    ruling  B8
    given
        your line is [frigate]
        frigate's heading is compass_3
        rival's line is [frigate]
    then
        you cannot ram frigate onto rival's frigate because "needs target is not like ship"

scenario "nobody rams with a wreck, and a wrecked hulk is not rammed"
    ruling  B8
    given
        your line is [frigate]
        frigate's heading is compass_3
        rival's line is [hulk]
        rival's hulk's face is wrecked
    then
        you cannot ram frigate onto rival's hulk because of hulk

scenario "a boatswain has glory from every ram"
    given
        your line is [sloop]
        sloop's heading is compass_1
        your mast is [ramming]
        your quarterdeck is [boatswain]
        rival's line is [hulk]
        rolls are splash, 2
    when
        you perform ramming's order
    then
        your glory is 1
        rival's hulk's damage is 3

scenario "a boarded ship is a prize, and still is its owner's"
    ruling  B9
    given
        your line is [frigate]
        rival's line is [sloop]
        rival's sloop's damage is 1
        rolls are 3, 2
    when
        you board rival's sloop by frigate
    then
        your prizes is [rival's sloop]
        rival's sloop's owner is rival
        rival's sloop's holder is you
        rival's sloop is not in rival's line
        rival's sloop's damage is 1
        your glory is 1

scenario "who boards and does not get over the rail reels"
    ruling  B9
    given
        your line is [frigate]
        rival's line is [sloop]
        rival's sloop's damage is 1
        rolls are splash, 2
    when
        you board rival's sloop by frigate
    then
        frigate's stance is reeling
        your prizes is []

scenario "marines help, and are two more"
    ruling  B9
    given
        your quarterdeck is [marines]
        your line is [frigate]
        rival's line is [sloop]
    then
        (grapple of frigate against rival's sloop by you) is 3
        your boarders is 2 because of marines
        you cannot board rival's sloop by frigate because "needs target's damage"

scenario "nobody boards a hulk"
    ruling  B9
    given
        your line is [frigate]
        rival's line is [hulk]
        rival's hulk's damage is 1
    then
        you cannot board rival's hulk by frigate because of hulk

scenario "an order to board finds a damaged ship"
    ruling  B9
    given
        your line is [frigate]
        your mast is [boarding]
        rival's line is [gunboat]
        rival's gunboat's damage is 1
        rolls are 4, 4
    when
        you perform boarding's order
    then
        your prizes is [rival's gunboat]

scenario "a ransom goes to whoever holds the ship"
    ruling  B9
    given
        your glory is 6
        your canvas is 1
        rival's prizes is [your hulk]
        your hulk's face is wrecked
    when
        you perform ransoming
    then
        ransom of hulk is 5
        your glory is 1
        rival's glory is 5
        your line is [hulk]
        hulk's face is sound
        hulk's heading is compass_1

scenario "a prize that is freed comes back to its line"
    given
        your line is [sloop]
        sloop's damage is 1
        rival's line is [frigate]
        rolls are 4, 4
        and then
            rival boards your sloop by rival's frigate
    when
        you free sloop
    then
        your line is [sloop]
        rival's prizes is []

scenario "nobody ransoms what he cannot pay for"
    ruling  B9
    given
        your glory is 4
        your canvas is 1
        rival's prizes is [your hulk]
    then
        you cannot perform ransoming

scenario "marines bring a prize home, once in the game"
    given
        your quarterdeck is [marines]
        your line is [frigate]
        rival's line is [sloop]
        rival's prizes is [your hulk]
        your hulk's face is wrecked
        your flags is [scatter]
    when
        reach start of evening
        reach your choice
        you choose yes
    then
        your line is [frigate, hulk]
        hulk's face is sound

scenario "marines may wait for a better evening"
    given
        your quarterdeck is [marines]
        your line is [frigate]
        rival's line is [sloop]
        rival's prizes is [your hulk]
        your flags is [scatter]
    when
        reach start of evening
        reach your choice
        you choose no
        reach end of orders
        reach end of evening
    then
        rival's prizes is [your hulk]
