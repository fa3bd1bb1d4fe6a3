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
        your fame is 3
        your ruled is 1

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
