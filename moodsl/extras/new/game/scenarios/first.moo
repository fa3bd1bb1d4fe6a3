scenario "a lantern is paid for and lit"
    given
        your hand is [storm_lamp]
        your oil is 4
        deck is [great_lens, harbour_light]
    when
        you perform lighting
    then
        your coast is [storm_lamp]
        your oil is 1
        your hand is [harbour_light]

scenario "a whale lamp brings oil every night, and a great lens more of what is pressed"
    given
        your coast is [whale_lamp, great_lens]
        your oil is 0
    when
        you announce start of night
        you perform fishing
    then
        your catch is 3 because of great_lens
        your oil is 4

scenario "without oil nothing is lit"
    given
        your hand is [harbour_light]
        your oil is 1
    then
        you cannot light harbour_light because "pay lantern's price"
        you can perform fishing

scenario "a great lens makes every green lantern worth one more"
    given
        your coast is [great_lens, storm_lamp, storm_lamp, harbour_light, harbour_light]
    when
        reach end of evening
        reach end of game
    then
        game is over
        ending is bright
        your result is 17

scenario "whoever looks for better lanterns gives one away and draws two"
    given
        your hand is [storm_lamp]
        deck is [great_lens, harbour_light, whale_lamp]
    when
        you perform browsing
    then
        your hand is [whale_lamp, harbour_light]
