# Mills and towers, stores and flags, the council, and the end.

scenario "a mill is raised on a tile that one has found"
    ruling  F12
    given
        land_1's ground is [meadow]
        meadow's finder is you
        land_1's party is [ranger]
        your workshop is [windmill, watchtower]
    when
        you perform raising
        you choose windmill
    then
        land_1's yard is [windmill]
        your gold is 1
        your stores_of_grain is 1
        windmill is working

scenario "a stamp mill hears of every work that is raised but its own"
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        your workshop is [stamp_mill, watchtower]
    when
        you raise stamp_mill onto land_1
        you raise watchtower onto land_2
    then
        your stores_of_ore is 1

scenario "a tower costs more, and rests until somebody stands in it"
    ruling  F12
    given
        land_1's ground is [meadow]
        meadow's finder is you
        land_1's party is [ranger]
        your workshop is [watchtower]
    when
        you perform raising
    then
        your gold is 0
        not watchtower is working

scenario "one work stands on a hex, and only where one has found the tile"
    ruling  F12
    given
        land_1's ground is [meadow]
        meadow's finder is rival
        land_1's party is [ranger]
        land_1's yard is [rival's windmill]
    then
        you cannot perform raising because "finder is you"
        you cannot raise stamp_mill onto land_1 because "yard is empty"

scenario "only a tower is manned, and by whoever stands there"
    ruling  F13
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        land_2's party is [ranger]
        land_1's party is [brave]
        land_1's yard is [windmill]
        land_2's yard is [watchtower]
    then
        you cannot man windmill by brave because "is a tower"
        you cannot man watchtower by brave because "hex is work's hex"
        you can man watchtower by ranger

scenario "a watch is kept from a tower, and left again"
    ruling  F13
    given
        land_1's ground is [meadow]
        land_1's party is [ranger]
        land_1's yard is [watchtower]
    when
        you perform manning
    then
        watchtower's garrison is [ranger]

scenario "whoever comes down from a tower leaves it resting"
    ruling  F13
    given
        land_1's ground is [meadow]
        land_1's yard is [watchtower]
        watchtower's garrison is [ranger]
    when
        you perform coming_down
    then
        land_1's party is [ranger]
        not watchtower is working

scenario "a watchtower sees who walks by"
    ruling  F13
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_1's yard is [watchtower]
        watchtower's garrison is [ranger]
        land_2's party is [rival's brave]
    when
        rival walks rival's brave to land_1
    then
        your gold is 3

scenario "and does not see who walks far away"
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_8's ground is [lake]
        land_1's yard is [watchtower]
        watchtower's garrison is [ranger]
        land_2's party is [rival's brave]
    when
        rival walks rival's brave to land_8
    then
        your gold is 2

scenario "once a game a watchtower keeps its gold"
    given
        land_1's ground is [meadow]
        land_1's party is [brave]
        meadow's finder is you
        land_2's ground is [lake]
        land_2's yard is [watchtower]
        watchtower's garrison is [ranger]
        your village is [family]
    when
        you settle meadow_grain
    then
        your gold is 2
        your fame is 2

scenario "a beacon calls flags together every morning, if there are enough"
    given
        land_1's ground is [meadow]
        land_1's yard is [beacon]
        beacon's garrison is [ranger]
    when
        you announce start of day
        you choose yes
        you choose 1
    then
        number of flags in your hall is 1

scenario "nobody has to answer a beacon"
    given
        land_1's ground is [meadow]
        land_1's yard is [beacon]
        beacon's garrison is [ranger]
    when
        you announce start of day
        you choose no
    then
        number of flags in your hall is 0

scenario "too few flags, and nothing is asked"
    given
        land_1's ground is [meadow]
        land_1's yard is [beacon]
        beacon's garrison is [ranger]
        number of flags in your box is 2
    when
        you announce start of day
    then
        nothing is asked

scenario "a windmill makes gold of grain, once for its pole"
    ruling  F14
    given
        land_1's ground is [meadow]
        land_1's yard is [windmill]
        your stores_of_grain is 2
    when
        you perform grinding
    then
        your gold is 5
        your stores_of_grain is 1
        number of flags on windmill is 1
        you cannot perform grinding

scenario "a stamp mill grinds up to three loads of ore"
    ruling  F14
    given
        land_1's ground is [meadow]
        land_1's yard is [stamp_mill]
        your stores_of_ore is 2
    when
        you perform grinding
    then
        your gold is 6
        your stores_of_ore is 0

scenario "what has grown is harvested where somebody lives; a windmill brings more grain"
    ruling  F15
    given
        land_1's ground is [meadow]
        land_1's party is [ranger]
        meadow_grain's house is [family], []
        land_1's yard is [windmill]
    when
        you perform harvesting
    then
        your stores_of_grain is 2
        harvest of meadow_grain is 2 because of windmill

scenario "stores are sold at the price of the day, and rare ones bring fame"
    ruling  F15
    given
        your stores_of_ore is 1
        your stores_of_grain is 1
        day is 7
    when
        you perform selling
        you choose grain
        you perform selling
    then
        your gold is 6
        your fame is 1
        (price of fish for 12) is 3

scenario "envoys carry flags to another's hall"
    ruling  F16
    when
        you perform envoying
        you choose 2
    then
        number of flags in rival's hall is 2
        number of flags in your box is 4
        your gold is 4

scenario "a full hall takes no envoys"
    given
        number of (flags in rival's hall where its owner is rival) is 4
    then
        you cannot perform envoying because "fewer than 4"

scenario "the levy is less for who is famous, or has found much"
    given
        land_1's ground is [meadow]
        land_1's yard is [windmill]
        your fame is 8
        rival's gold is 12
    then
        levy of you is 0 because of windmill
        levy of rival is 3

scenario "two tiles found make it one less"
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        land_1's yard is [windmill]
        meadow's finder is you
        lake's finder is you
    then
        levy of you is 1 because of windmill

scenario "a rich miller pays no more than two"
    given
        land_1's ground is [meadow]
        land_1's yard is [windmill]
        your gold is 20
    then
        levy of you is 2 because of windmill

scenario "the council meets: fame for the finder, gold for the poor, a levy, and flags for who has nobody at home"
    ruling  F17
    given
        land_1's ground is [meadow]
        land_1's party is [ranger, brave]
        meadow's finder is you
        your camp is []
        your village is []
        your gold is 6
        number of (flags in your hall where its owner is you) is 3
    when
        reach end of council
    then
        your fame is 1
        your gold is 7
        rival's gold is 2

scenario "the levy is taken on the fifth day, and on the tenth"
    ruling  F17
    given
        land_1's ground is [meadow]
        meadow's finder is you
        your gold is 6
        rival's gold is 9
    when
        reach start of council
        reach end of game
    then
        day is 15
        game is over

scenario "where nobody is poorest nobody is helped, and without land or flags nobody pays"
    ruling  F17
    given
        land_1's party is []
    when
        reach end of council
    then
        your gold is 2
        rival's gold is 2
        your fame is 1

scenario "when no tile is left the land is known"
    ruling  F18
    given
        stack is []
    when
        reach end of game
    then
        ending is mapped
        day is 1

scenario "a watchtower that was never raised is worth its stones"
    ruling  F18
    given
        land_2's ground is [meadow]
        land_2's yard is [rival's watchtower]
        your workshop is [watchtower]
        your gold is 0
    when
        you end game by mapped
    then
        your gold is 2
        rival's gold is 2

scenario "renown grows by steps, and flags in the hall count for a stamp mill"
    ruling  F18
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        meadow's finder is you
        lake's finder is you
        land_1's yard is [stamp_mill]
        your workshop is []
        number of (flags in your hall where its owner is you) is 2
        your fame is 1
    when
        you end game by mapped
    then
        your result is 5
        renown of rival is 0
