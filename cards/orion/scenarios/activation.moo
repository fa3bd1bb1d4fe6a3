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
