# Activating cards: the cube in the slot, additional costs, exchanges, and cards that activate other cards.

scenario "an activation costs one action, and its cube lies in the card's slot"
    ruling  X86
    given
        your systems are [soil_enrichment]
        number of cubes in your actions is 3
    when
        reach your turn
        you perform activation
    then
        number of cubes in your actions is 2
        number of cubes on soil_enrichment is 1
        number of cubes in your reserve is 7
        your resources are 1 food

scenario "nobody activates the cards of others"
    ruling  X86
    given
        rival's systems are [soil_enrichment]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate soil_enrichment
        rival can activate soil_enrichment

scenario "a card is activated once a round"
    ruling  X87
    given
        your systems are [soil_enrichment]
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        reach your turn
    then
        activation is not offered
        you cannot activate soil_enrichment
        number of cubes in your actions is 1

scenario "in the next round the slot is free again"
    ruling  X87
    given
        your systems are [soil_enrichment]
        number of cubes in your actions is 1
    when
        reach your turn
        you perform activation
        reach start of deeds
        reach your turn
    then
        number of cubes on soil_enrichment is 0
        activation is offered
        you can activate soil_enrichment

scenario "a covered card cannot be activated"
    ruling  X88
    given
        your systems are [soil_enrichment, frigate]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate soil_enrichment

scenario "a card that says nothing of activation cannot be activated"
    ruling  X89
    given
        your systems are [frigate], [holographic_simulator]
        your council is [veil]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate frigate
        you cannot activate holographic_simulator
        you cannot activate veil

scenario "the population support service takes two food before it gives loyalty"
    ruling  X91
    given
        your systems are [population_support]
        your resources are 2 food
        your loyalty is 4
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 0 food
        your loyalty is 7
        number of cubes on population_support is 1

scenario "the population support service lifts nobody above ten loyalty"
    ruling  X91
    given
        your systems are [population_support]
        your resources are 2 food
        your loyalty is 9
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 0 food
        your loyalty is 10

scenario "who cannot pay the additional cost cannot activate at all"
    ruling  X92
    given
        your systems are [population_support]
        your resources are 1 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate population_support
        number of cubes in your actions is 1
        your resources are 1 food, 9 fleet, 9 production

scenario "at ten loyalty the support service may work for nothing"
    ruling  X93
    given
        your systems are [population_support]
        your resources are 2 food
        your loyalty is 10
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 0 food
        your loyalty is 10
        number of cubes on population_support is 1

scenario "propaganda after the support service: each has its own slot"
    ruling  X94
    given
        your systems are [population_support]
        your resources are 2 food, 1 production
        your loyalty is 1
        number of cubes in your actions is 3
    when
        reach your turn
        you perform activation
        reach your turn
        you perform propaganda
    then
        your loyalty is 7
        number of cubes on population_support is 1
        number of cubes in your propaganda is 1
        propaganda is not offered

scenario "the support service after propaganda: each has its own slot"
    ruling  X94
    given
        your systems are [population_support]
        your resources are 2 food, 1 production
        your loyalty is 1
        number of cubes in your actions is 3
    when
        reach your turn
        you perform propaganda
        reach your turn
        you perform activation
    then
        your loyalty is 7
        number of cubes on population_support is 1
        number of cubes in your propaganda is 1

scenario "the support service leaves the slot of propaganda alone"
    ruling  X94
    given
        your systems are [population_support]
        your resources are 2 food
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        reach your turn
    then
        number of cubes in your propaganda is 0
        propaganda is offered

scenario "the spaceport turns three food and three fleet into two production"
    ruling  X96
    given
        your systems are [spaceport]
        your resources are 3 food, 3 fleet
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 2 production

scenario "the spaceport turns two production into three food and three fleet"
    ruling  X96
    given
        your systems are [spaceport]
        your resources are 2 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 3 food, 3 fleet

scenario "a fleet too few closes the spaceport"
    ruling  X97
    given
        your systems are [spaceport]
        your resources are 3 food, 2 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate spaceport

scenario "with a food too few the spaceport works the other way only"
    ruling  X97
    given
        your systems are [spaceport]
        your resources are 2 food, 3 fleet, 9 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 5 food, 6 fleet, 7 production

scenario "with one production the spaceport cannot work backwards"
    ruling  X97
    given
        your systems are [spaceport]
        your resources are 9 food, 9 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are 6 food, 6 fleet, 3 production

scenario "the spaceport exchanges once, and not twice as much"
    ruling  X97
    given
        your systems are [spaceport]
        your resources are 6 food, 6 fleet, 4 production
    when
        you activate spaceport
    then
        options are "pay 3 food, 3 fleet, gain 2 production", "pay 2 production, gain 3 food, 3 fleet"

scenario "the spaceport does not go both ways at once"
    ruling  X97
    given
        your systems are [spaceport]
        your resources are 3 food, 3 fleet, 2 production
    when
        you activate spaceport
        you choose "pay 3 food, 3 fleet, gain 2 production"
    then
        nothing is asked
        your resources are 4 production

scenario "food alone buys nothing at the spaceport"
    ruling  X97
    given
        your systems are [spaceport]
        your resources are 3 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate spaceport

scenario "what the spaceport brings beyond nine food is lost"
    ruling  X98
    given
        your systems are [spaceport]
        your resources are 8 food, 1 fleet, 2 production
    when
        you activate spaceport
    then
        your resources are 9 food, 4 fleet

scenario "what the spaceport brings beyond nine production is lost"
    ruling  X98
    given
        your systems are [spaceport]
        your resources are 3 food, 3 fleet, 8 production
    when
        you activate spaceport
        you choose "pay 3 food, 3 fleet, gain 2 production"
    then
        your resources are 9 production

scenario "a second exchange at the spaceport has to wait for the next round"
    ruling  X99
    given
        your systems are [spaceport]
        your resources are 6 food, 6 fleet
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        reach your turn
    then
        your resources are 3 food, 3 fleet, 2 production
        activation is not offered
        you cannot activate spaceport

scenario "viktoria offers two of one resource, and no mixture"
    ruling  X100, X101
    given
        your council is [viktoria]
    when
        you activate viktoria
    then
        options are "gain 2 food", "gain 2 fleet", "gain 2 production"

scenario "viktoria may bring food"
    ruling  X100
    given
        your council is [viktoria]
    when
        you activate viktoria
        you choose "gain 2 food"
    then
        nothing is asked
        your resources are 2 food

scenario "viktoria may bring fleet"
    ruling  X100
    given
        your council is [viktoria]
    when
        you activate viktoria
        you choose "gain 2 fleet"
    then
        nothing is asked
        your resources are 2 fleet

scenario "viktoria may bring production"
    ruling  X100
    given
        your council is [viktoria]
    when
        you activate viktoria
        you choose "gain 2 production"
    then
        nothing is asked
        your resources are 2 production

scenario "viktoria may bring fleet that nobody has room for"
    ruling  X101
    given
        your council is [viktoria]
        your resources are 0 food, 9 fleet
    when
        you activate viktoria
        you choose "gain 2 fleet"
    then
        nothing is asked
        your resources are 9 fleet
        number of cubes on viktoria is 1

scenario "viktoria helps once a round"
    ruling  X102
    given
        your council is [viktoria]
        number of cubes on viktoria is 1
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate viktoria

scenario "viktoria can be activated like a structure"
    ruling  X102
    given
        your council is [viktoria]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is offered
        you can activate viktoria

scenario "the locator does not reach a covered card"
    ruling  X103
    given
        your systems are [high_orbit_locator], [population_support, frigate], [soil_enrichment]
        your council is [viktoria]
        your resources are 2 food
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"

scenario "the locator does not reach a card whose slot is taken"
    ruling  X103
    given
        your systems are [high_orbit_locator], [population_support], [soil_enrichment]
        number of cubes on population_support is 1
        your council is [viktoria]
        your resources are 2 food
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"

scenario "the locator does not pay a card's additional cost"
    ruling  X103
    given
        your systems are [high_orbit_locator], [population_support], [soil_enrichment]
        your council is [viktoria]
        your resources are 1 food, 9 fleet, 9 production
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"

scenario "a locator that reaches no card asks nothing"
    ruling  X103
    given
        your systems are [high_orbit_locator], [frigate]
    when
        you activate high_orbit_locator
    then
        nothing is asked

scenario "what the locator activates takes a cube from the reserve"
    ruling  X104
    given
        your systems are [high_orbit_locator], [soil_enrichment]
        number of cubes in your actions is 3
        number of cubes in your reserve is 3
    when
        you perform activation
        you choose high_orbit_locator
        you choose yes
    then
        nothing is asked
        number of cubes in your actions is 2
        number of cubes in your reserve is 2
        number of cubes on high_orbit_locator is 1
        number of cubes on soil_enrichment is 1
        your resources are 1 food

scenario "with an empty reserve the locator activates nothing"
    ruling  X104
    given
        your systems are [high_orbit_locator], [soil_enrichment]
        number of cubes in your actions is 3
        number of cubes in your reserve is 0
    when
        you perform activation
        you choose high_orbit_locator
    then
        nothing is asked
        number of cubes in your actions is 2
        number of cubes on high_orbit_locator is 1
        number of cubes on soil_enrichment is 0
        your resources are 0 food

scenario "viktoria's food pays for the support service that the locator activates next"
    ruling  X105
    given
        your systems are [high_orbit_locator], [population_support]
        your council is [viktoria]
        your loyalty is 4
    when
        you activate high_orbit_locator
        you choose yes
        you choose "gain 2 food"
        you choose yes
    then
        your resources are 0 food
        your loyalty is 7
        number of cubes on viktoria is 1
        number of cubes on population_support is 1

scenario "the support service cannot come first, before viktoria's food is there"
    ruling  X105
    given
        your systems are [high_orbit_locator], [population_support], [soil_enrichment]
        your council is [viktoria]
        your loyalty is 4
    when
        you activate high_orbit_locator
        you choose yes
    then
        population_support is not offered
        viktoria is offered
        you cannot activate population_support

scenario "the locator reaches the advisor"
    ruling  X106
    given
        your systems are [high_orbit_locator]
        your council is [viktoria]
        your resources are 1 food
    when
        you activate high_orbit_locator
        you choose yes
        you choose "gain 2 fleet"
    then
        your resources are 1 food, 2 fleet
        number of cubes on viktoria is 1

scenario "the locator activates no card twice"
    ruling  X107
    given
        your systems are [high_orbit_locator], [soil_enrichment], [population_support]
        your council is [viktoria]
        your resources are 2 food
    when
        you activate high_orbit_locator
        you choose yes
        you choose soil_enrichment
        you choose yes
    then
        soil_enrichment is not offered
        options are "Population Support Service", "Viktoria"

scenario "the locator does not activate itself"
    ruling  X108
    given
        your systems are [high_orbit_locator], [soil_enrichment]
        your council is [viktoria]
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
        you choose high_orbit_locator
        you choose yes
    then
        high_orbit_locator is not offered
        options are "Soil Enrichment", "Viktoria"

scenario "harrava takes no second cube"
    ruling  X109
    given
        your council is [harrava]
        number of cubes on harrava is 1
        your resources are 2 fleet
    when
        you attack rival
    then
        number of cubes on harrava is 1
        number of cubes in your reserve is 8

scenario "harrava with a cube still keeps it over the end of the round"
    ruling  X109
    given
        your council is [harrava]
        number of cubes on harrava is 1
        your resources are 2 fleet
    when
        you attack rival
        reach end of closing
    then
        number of cubes on harrava is 1
        number of cubes in your reserve is 9
