# What glory is good for.

scenario "glory is worth two points at the end"
    ru  "в конце слава стоит двух очков"
    given
        your glory is 3
        your loyalty is 5
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 11

scenario "the hall of heroes counts glory once more, even covered"
    ru  "Зал героев считает славу ещё раз, даже если он закрыт"
    given
        your systems are [hall_of_heroes, rearguard]
        your glory is 3
        your loyalty is 5
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        hall_of_heroes is not working
        your result is 15

scenario "the archive tells of glory"
    ru  "Трофейный архив рассказывает о славе"
    given
        your hand is [captured_archive]
        your glory is 2
        your resources are 2 food, 1 production
    when
        you build captured_archive into a system from your systems
    then
        your resources are 3 food

scenario "an envoy pays with glory"
    ru  "посланник платит славой"
    given
        your hand is [antaran_envoy]
        your glory is 1
        your loyalty is 4
        your resources are 2 food, 1 fleet, 1 production
    when
        you build antaran_envoy into a system from your systems
        you choose yes
    then
        your glory is 0
        your loyalty is 8

scenario "an envoy who keeps the glory is liked a little"
    ru  "посланника, который оставил славу себе, любят меньше"
    given
        your hand is [antaran_envoy]
        your glory is 1
        your loyalty is 4
        your resources are 2 food, 1 fleet, 1 production
    when
        you build antaran_envoy into a system from your systems
        you choose no
    then
        your glory is 1
        your loyalty is 5

scenario "fame feeds the miners"
    ru  "слава кормит шахтёров"
    given
        your systems are [void_works]
        your glory is 1
    when
        you announce start of round
    then
        your resources are 1 food

scenario "unknown miners get nothing"
    ru  "шахтёрам без славы ничего не достаётся"
    given
        your systems are [void_works]
    when
        reach start of deeds
    then
        your resources are 1 production

scenario "a relic becomes food"
    ru  "реликвия превращается в продовольствие"
    given
        your systems are [relic_foundry]
        your glory is 1
    when
        you activate relic_foundry
        you choose "gain 4 food"
    then
        your resources are 4 food
        your glory is 0

scenario "a relic becomes fleet"
    ru  "реликвия превращается во флоты"
    given
        your systems are [relic_foundry]
        your glory is 1
    when
        you activate relic_foundry
        you choose "gain 4 fleet"
    then
        your resources are 4 fleet

scenario "a relic becomes production"
    ru  "реликвия превращается в производство"
    given
        your systems are [relic_foundry]
        your glory is 1
    when
        you activate relic_foundry
        you choose "gain 2 production"
    then
        your resources are 2 production

scenario "without glory there is nothing to melt down"
    ru  "без славы переплавлять нечего"
    given
        your systems are [relic_foundry]
    then
        you cannot activate relic_foundry
