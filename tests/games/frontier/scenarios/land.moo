scenario "a scout lays a tile beside him, and finds it"
    given
        land_1's ground is [meadow]
        land_1's party is [ranger]
        stack is [vein]
    when
        you perform scouting
        you choose land_2
    then
        land_2's ground is [vein]
        vein's finder is you
        vein's turn is 5
        your fame is 3
        your ruled is 1

scenario "a tile is laid so that a passable edge meets the scout's tile"
    given
        land_1's ground is [meadow]
        land_1's party is [ranger]
        stack is [ridge]
    when
        you perform scouting
        you choose land_2
        you choose 3
    then
        land_2's ground is [ridge]
        ridge's turn is 3
        you can walk ranger to land_2

scenario "nobody scouts or walks over a steep edge"
    given
        land_1's ground is [vein]
        land_2's ground is [lake]
        land_1's party is [ranger]
        vein's turn is 5
    then
        you cannot walk ranger to land_2
        you cannot lay_at land_3 by ranger
        you can lay_at land_5 by ranger
        edges of vein towards land_5 is passable
        edges of vein turned by 2 towards land_2 is passable
        number of (hexes open to land_1) is 0

scenario "nobody walks onto unknown land"
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        land_1's party is [ranger]
    then
        you can walk ranger to land_2
        you cannot walk ranger to land_3

scenario "a march costs its steps"
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        land_8's ground is [ridge]
        ridge's turn is 2
        land_1's party is [ranger]
    when
        you perform marching
        you choose land_8
    then
        land_8's party is [ranger]
        your gold is 0

scenario "ground brings more the first time"
    given
        land_1's ground is [ridge]
        land_1's party is [ranger]
    when
        you perform tapping
        you perform tapping
    then
        your gold is 6
        ridge's tapped is often

scenario "a third wound sends a scout home, and he is well there"
    given
        land_1's ground is [meadow]
        land_1's party is [ranger, brave]
        brave's wounds is 2
        rolls are 3
    when
        you strike ranger onto brave
    then
        your camp is [ranger, brave]
        brave's wounds is 0
        your fame is 1

scenario "who settles on the last plot of a tile pays for the rough ground, and pleases its finder"
    given
        land_1's ground is [ridge]
        land_1's party is [ranger]
        ridge's finder is rival
        ridge_grain's house is [family]
        your gold is 5
    when
        you perform settling
    then
        ridge_rough_ore's house is [family]
        your gold is 3
        your fame is 1
        rival's fame is 2

scenario "two plots that are alike are one choice each time"
    given
        land_1's ground is [meadow]
        land_1's party is [ranger]
        meadow's finder is you
    when
        you perform settling
        you perform settling
    then
        your gold is 0
        your fame is 4

scenario "nobody fishes where somebody lives"
    given
        land_1's ground is [lake]
        land_1's party is [ranger]
        lake_fish's house is [family]
    when
        you perform fishing
    then
        your gold is 2

scenario "a scout walks over an open edge"
    ruling  F2
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_1's party is [ranger]
    when
        you perform walking
    then
        land_2's party is [ranger]

scenario "the way of a fisher, where nobody lives yet"
    ruling  F6
    given
        land_1's ground is [lake]
        land_1's party is [ranger]
    when
        you perform fishing
    then
        your gold is 3

scenario "two scouts fight, and the weaker throw does nothing"
    ruling  F7
    given
        land_1's ground is [meadow]
        land_1's party is [ranger, rival's brave]
        rolls are 2
    when
        you perform fighting
    then
        rival's brave's wounds is 0
        your fame is 0

scenario "a wound more, and the foe still stands"
    given
        land_1's ground is [meadow]
        land_1's party is [brave, rival's brave]
        rolls are 6
    when
        you perform fighting
    then
        rival's brave's wounds is 1
        land_1's party is [brave, rival's brave]

scenario "the boldest of the camp is called"
    ruling  F8
    given
        land_1's ground is [meadow]
        your camp is [ranger, brave]
        your gold is 3
    when
        you perform calling
    then
        land_1's party is [brave]
        your camp is [ranger]
        your gold is 0

scenario "whoever sails drifts on over open water"
    ruling  F9
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_9's ground is [lake]
        land_1's party is [ranger]
    when
        you perform sailing
    then
        land_9's party is [ranger]
        side of land_1 towards land_2 is side of land_2 towards land_9
        neighbour of land_2 towards (side of land_1 towards land_2) is land_9

scenario "and stops where the land beyond is unknown"
    ruling  F9
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_1's party is [ranger]
    when
        you perform sailing
    then
        land_2's party is [ranger]

scenario "nobody sails over land"
    given
        land_1's ground is [meadow]
        land_2's ground is [lake]
        land_1's party is [ranger]
    then
        you cannot perform sailing because "is water"

scenario "a swamp brings its finder nothing, and no fame is lost"
    given
        land_1's ground is [lake]
        land_1's party is [ranger]
        stack is [swamp]
        your fame is 2
    when
        you perform scouting
        you choose land_2
        you choose 1
    then
        your fame is 2
        swamp's worth is -1

scenario "a charge wounds from the next hex, and throws the rider back"
    ruling  F10
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_5's ground is [lake]
        land_1's party is [ranger]
        land_2's party is [rival's brave]
    when
        you perform charging
    then
        rival's brave's wounds is 1
        ranger's quarry is rival's brave
        land_5's party is [ranger]
        ranger's wounds is 0

scenario "with no land behind him the rider is wounded, too; the same quarry brings fame"
    ruling  F10
    given
        land_1's ground is [lake]
        land_2's ground is [lake]
        land_1's party is [ranger]
        land_2's party is [rival's brave]
        ranger's quarry is rival's brave
    when
        you perform charging
    then
        ranger's wounds is 1
        your fame is 1
        land_1's party is [ranger]

scenario "nobody charges whom he cannot reach"
    given
        land_1's ground is [lake]
        land_8's ground is [lake]
        land_1's party is [ranger]
        land_8's party is [rival's brave]
    then
        you cannot perform charging
        you cannot charge rival's brave by ranger because "is nowhere"

scenario "a gallop leads straight on, as far as the next scout and as far as the land is known"
    ruling  F19
    given
        land_1's ground is [lake]
        land_2's ground is [meadow]
        land_9's ground is [swamp]
        land_1's party is [ranger]
        your gold is 4
    when
        you perform galloping
        you choose land_9
    then
        land_9's party is [ranger]
        your gold is 2

scenario "a gallop ends where somebody stands"
    ruling  F19
    given
        land_1's ground is [lake]
        land_2's ground is [meadow]
        land_9's ground is [swamp]
        land_1's party is [ranger]
        land_2's party is [rival's brave]
        your gold is 4
    when
        you perform galloping
    then
        land_2's party is [rival's brave, ranger]

scenario "nobody gallops over land that is not known"
    ruling  F19
    given
        land_1's ground is [lake]
        land_9's ground is [swamp]
        land_1's party is [ranger]
        your gold is 4
    then
        you cannot perform galloping

scenario "two scouts together rest as well as the boldest of them can watch"
    ruling  F11
    given
        land_1's ground is [meadow]
        land_1's party is [ranger, brave]
        brave's wounds is 2
    when
        you perform resting
    then
        brave's wounds is 0
        boldest of land_1 is 3

scenario "alone nobody rests"
    given
        land_1's ground is [meadow]
        land_1's party is [ranger]
        ranger's wounds is 1
    then
        you cannot perform resting because "at least 2 scouts"
