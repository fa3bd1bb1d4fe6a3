# What cards bring at the start of a round, and the two ends of a resource track.

scenario "what lies under another card still earns for its owner"
    ruling  X9
    ru      "закрытая карта тоже приносит доход владельцу"
    given
        your systems are [holographic_simulator, fighter_base]
        your resources are 3 food
    when
        reach start of deeds
    then
        holographic_simulator is not working
        your resources are 4 food, 1 fleet

scenario "a card in the hand earns nothing"
    ruling  X10
    ru      "карта на руке дохода не приносит"
    given
        your hand is [spaceport, tax_office]
        your resources are 1 food
    when
        reach start of deeds
    then
        your resources are 1 food

scenario "food beyond nine is lost at the start of a round"
    ruling  X11
    ru      "в начале раунда продовольствие сверх девяти пропадает"
    given
        your systems are [soil_enrichment, holographic_simulator]
        your resources are 8 food
    when
        reach start of deeds
    then
        your resources are 9 food

scenario "food beyond nine is lost when a card is exploited"
    ruling  X12
    ru      "при эксплуатации продовольствие сверх девяти пропадает"
    given
        your hand is [civilian_ship]
        your resources are 7 food, 4 fleet
        number of cubes in your actions is 1
    when
        you perform exploitation
    then
        your resources are 9 food, 4 fleet

scenario "one food does not buy a card that costs more"
    ruling  X13
    ru      "одного продовольствия не хватает на карту, которая стоит больше"
    given
        your hand is [holographic_simulator]
        your resources are 1 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        construction is not offered
        you cannot build holographic_simulator into a system from your systems
        your resources are 1 food

scenario "other resources do not stand in for the food that is missing"
    ruling  X13
    ru      "другие ресурсы не заменяют недостающего продовольствия"
    given
        your hand is [holographic_simulator]
        your resources are 1 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        reach your turn
    then
        construction is not offered

scenario "just its price buys a card"
    ruling  X13
    ru      "карту можно построить ровно за её стоимость"
    given
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your systems are [holographic_simulator]
        your resources are 0 food
