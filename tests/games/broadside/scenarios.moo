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
        hulk's deck is [swivel, long_nine]
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
        hulk's deck is [swivel, mortar]
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
        hulk's deck is [swivel]
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
