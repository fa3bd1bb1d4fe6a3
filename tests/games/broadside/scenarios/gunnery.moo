scenario "a sloop is hit, and sinks with what it carries"
    given
        your line is [frigate]
        frigate's deck is [long_nine, swivel]
        rival's line is [sloop]
        rolls are 3, hit
    when
        you fire frigate
        you choose 3
    then
        deep is [sloop]
        your glory is 4
        frigate's prey is rival's sloop

scenario "each die goes to a ship of its own; only a sloop is left reeling"
    given
        your line is [hulk]
        hulk's deck is [long_nine, long_nine]
        rival's line is [sloop, frigate]
        rolls are hit, 5
    when
        you fire hulk
        you choose hit
        you choose rival's frigate
        you choose rival's sloop
    then
        rival's frigate's damage is 1
        rival's frigate's stance is ready
        rival's sloop's damage is 1
        rival's sloop's stance is reeling
        your glory is 2

scenario "a shell does more harm than a shot, and a splash does none"
    given
        your line is [hulk]
        hulk's deck is [long_nine, mortar]
        rival's line is [frigate]
        rolls are splash, hit
    when
        you fire hulk
        you choose "shell die showing hit"
    then
        rival's frigate's damage is 2
        your glory is 1

scenario "a full deck covers a fleet"
    given
        your line is [hulk]
        hulk's deck is [long_nine]
        rival's line is [frigate]
        rival's frigate's deck is [long_nine, long_nine]
        rolls are 5
    when
        you fire hulk
    then
        rival's cover is 1
        rival's frigate's damage is 0
        your glory is 0

scenario "a reeling ship does not work, and is mended"
    given
        your line is [frigate]
        frigate's deck is [swivel, swivel]
        frigate's stance is reeling
        frigate's damage is 3
    when
        you mend frigate
    then
        frigate's damage is 1
        frigate is working
        your cover is 1

scenario "a ship without damage is not mended, and a full one is not armed"
    given
        your line is [frigate]
        frigate's deck is [swivel, swivel]
        your hold is [mortar]
    then
        you cannot mend frigate
        you cannot arm frigate

scenario "a steady crew throws splashes once more"
    ruling  B6
    given
        your line is [frigate]
        frigate's deck is [long_nine, swivel]
        your mast is [steady]
        rival's line is [gunboat]
        rolls are splash, splash, hit
    when
        you perform steady's order
        you choose "shot die showing splash"
        you choose nothing
        you choose hit
    then
        your drill is 1 because of steady
        rival's gunboat's damage is 1
        your glory is 1

scenario "a master gunner gives two equal dice for a sure hit, and keeps his crew on their feet"
    ruling  B6
    given
        your quarterdeck is [gunner]
        your line is [frigate, hulk]
        frigate's deck is [long_nine, swivel]
        hulk's deck is [long_nine, mortar]
        frigate's stance is reeling
        rival's line is [hulk]
        rolls are 2, 2, splash
    when
        you fire frigate
        you choose yes
    then
        frigate's stance is ready
        your salvo is 1 because of gunner
        rival's hulk's damage is 1

scenario "a gun crew may keep its two equal dice"
    ruling  B6
    given
        your quarterdeck is [gunner]
        your line is [frigate]
        frigate's deck is [long_nine, swivel]
        rival's line is [hulk]
        rolls are 3, 3, splash
    when
        you fire frigate
        you choose no
        you choose 3
        you choose 3
    then
        rival's hulk's damage is 2
        your glory is 2

scenario "an ally in the line and a fair wind make a crew count for more"
    ruling  B5
    given
        your line is [frigate, sloop]
        frigate's heading is compass_2
        sloop's heading is compass_5
        compass_1's sky is [the_wind]
    then
        reach of frigate is 5
        reach of sloop is 2
        fair_wind of frigate is yes
        fair_wind of sloop is no

scenario "who hits a ship of the same class has one glory more"
    ruling  B7
    given
        your line is [hulk]
        hulk's deck is [mortar]
        rival's line is [hulk]
        rival's hulk's damage is 2
        rolls are hit
    when
        you fire hulk
    then
        your glory is 2
        rival's hulk's damage is 4
        rival's hulk's face is wrecked

scenario "gunboats that are damaged differently are two choices"
    ruling  B7
    given
        your line is [frigate]
        frigate's deck is [swivel]
        rival's line is [gunboat, gunboat]
        rival's gunboat's damage is 1
        rolls are hit
    when
        you fire frigate
    then
        you are asked
        options are "Gunboat (rival, sound, 1 damage)", "Gunboat (rival, sound)"

scenario "a marksman makes the ship that fired reel"
    ruling  B2
    given
        your line is [hulk]
        hulk's deck is [long_nine]
        rival's line is [hulk]
        rival's quarterdeck is [marksman]
        rival's glory is 2
        rolls are splash
    when
        you fire hulk
        rival chooses yes
    then
        rival's glory is 1
        hulk's stance is reeling

scenario "whoever has a marksman is asked when somebody else fires"
    given
        your line is [hulk]
        hulk's deck is [long_nine]
        rival's line is [hulk]
        rival's quarterdeck is [marksman]
        rival's glory is 2
        rolls are splash
    when
        you fire hulk
    then
        rival is asked
        options are "yes", "no"

scenario "a marksman who keeps his glory lets the ship be"
    given
        your line is [hulk]
        hulk's deck is [long_nine]
        rival's line is [hulk]
        rival's quarterdeck is [marksman]
        rival's glory is 2
        rolls are splash
    when
        you fire hulk
        rival chooses no
    then
        rival's glory is 2
        hulk's stance is ready

scenario "the guns of a ship that sinks go to whoever sank it"
    ruling  B7
    given
        your line is [hulk]
        hulk's deck is [mortar]
        rival's line is [sloop]
        rival's sloop's deck is [swivel]
        rolls are hit
    when
        you fire hulk
    then
        deep is [rival's sloop]
        your hold is [rival's swivel]

scenario "a frigate that begins to reel gives up a gun"
    given
        your line is [frigate]
        frigate's heading is compass_1
        rival's line is [gunboat]
        rival's gunboat's heading is compass_2
        rolls are 2, 3
    when
        you ram frigate onto rival's gunboat
    then
        number of your hold is 1
        deep is [rival's gunboat]
