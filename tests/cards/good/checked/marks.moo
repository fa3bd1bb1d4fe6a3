# What single things carry: numbers, words, other things, players.

kind barge is card "barge"
    oars    0 to 9
    starts  canal
    works when it is in its owner's wharf

zone canal of barge "canal"

zone wharf of barge for each player "wharf"

counter hits for each barge "damage"
    range    0 to 6
    kept_in  wharf

mark course for each barge "course"
    words  idle, ready, retreating

mark leader for each barge "leader"
    names    barge
    kept_in  wharf

mark foe for each barge "foe"
    names  player

value wear of player = total hits of barges in player's wharf

to ram barge by force (number)
    needs barge's hits is less than 6
    barge gains (force) hits
    if barge's hits is at least 4
        set barge's course to retreating
        set barge's leader to nothing

action mooring "Moor"
    choose a barge from canal
    put it into your wharf
    it gains 1 hits
    set its course to ready

action ramming "Ram"
    choose a ready barge from your wharf as mine
    choose a barge from your left's wharf where its leader is nothing
    ram barge by (mine's oars + 1)
    set barge's foe to you
    set mine's leader to barge
    set mine's hits to 0
    gain (your wear) coin
    if barge's foe is you and barge's course is not retreating
        barge loses 2 hits
    for each barge in your wharf, by highest hits
        set its course to idle

barge tug "Tug"
    oars    1
    copies  2

    after this barge gains hits:
        gain (amount) coin

barge galley "Galley"
    oars   3

    after a barge gains hits:
        if barge's course is retreating
            gain (barge's oars) fame

    before a barge loses hits:
        if this card's course is ready
            this card gains 1 hits

scenario "a tug is rammed"
    given
        your wharf is [galley]
        rival's wharf is [tug]
        galley's course is ready
        tug's hits is 1
    when
        you perform ramming
    then
        tug's hits is 5
        tug's course is retreating
        tug's foe is you
        galley's leader is tug
        rival's coin is 4
