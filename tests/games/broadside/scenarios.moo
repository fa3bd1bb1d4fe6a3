scenario "a sloop is hit, and sinks with what it carries"
    given
        your line is [frigate]
        frigate's deck is [long_nine, swivel]
        rival's line is [sloop]
        rolls are 3
    when
        you fire frigate onto rival's sloop
    then
        deep is [sloop]
        your glory is 3
        frigate's prey is rival's sloop

scenario "a hit of small guns leaves a frigate reeling only if it is a sloop"
    given
        your line is [hulk]
        hulk's deck is [swivel]
        rival's line is [sloop, frigate]
        rolls are 6, 6
    when
        you fire hulk onto rival's frigate
        you fire hulk onto rival's sloop
    then
        rival's frigate's damage is 1
        rival's frigate's stance is ready
        rival's sloop's damage is 1
        rival's sloop's stance is reeling
        your glory is 2

scenario "a full deck covers a fleet"
    given
        your line is [hulk]
        hulk's deck is [swivel]
        rival's line is [frigate]
        rival's frigate's deck is [long_nine, long_nine]
        rolls are 2
    when
        you fire hulk onto rival's frigate
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
