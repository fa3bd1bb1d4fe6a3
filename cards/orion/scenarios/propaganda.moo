# The Propaganda action.

scenario "propaganda raises loyalty by three and takes a cube into its slot"
    ruling  X160
    ru      "пропаганда повышает лояльность на три, и её кубик занимает ячейку"
    given
        your hand is [frigate]
        your loyalty is 5
        number of cubes in your actions is 3
    when
        reach your turn
        you perform propaganda
    then
        your loyalty is 8
        number of cubes in your actions is 2
        number of cubes in your propaganda is 1
        number of cubes in your reserve is 7

scenario "propaganda lifts nobody over ten"
    ruling  X161
    ru      "пропаганда не поднимает лояльность выше десяти"
    given
        your loyalty is 9
        number of cubes in your actions is 1
    when
        you perform propaganda
    then
        your loyalty is 10

scenario "at ten propaganda is allowed and spends its cube for nothing"
    ruling  X162
    ru      "при лояльности десять пропаганда разрешена, но кубик тратится впустую"
    given
        your hand is [frigate]
        your loyalty is 10
        number of cubes in your actions is 2
    when
        reach your turn
        you perform propaganda
    then
        your loyalty is 10
        number of cubes in your actions is 1
        number of cubes in your propaganda is 1

scenario "propaganda comes once a round"
    ruling  X163
    ru      "пропаганда возможна один раз за раунд"
    given
        your hand is [frigate]
        your loyalty is 2
        number of cubes in your actions is 3
    when
        reach your turn
        you perform propaganda
        reach your turn
    then
        propaganda is not offered
        you cannot perform propaganda
        your loyalty is 5

scenario "in the next round there can be propaganda again"
    ruling  X163
    ru      "в следующем раунде пропаганда снова возможна"
    given
        your loyalty is 2
        number of cubes in your propaganda is 1
    when
        reach end of closing
        reach your turn
    then
        propaganda is offered
        number of cubes in your propaganda is 0

scenario "propaganda works below zero"
    ruling  X164
    ru      "пропаганда действует и при лояльности ниже нуля"
    given
        your loyalty is -2
        number of cubes in your actions is 1
    when
        you perform propaganda
    then
        your loyalty is 1

scenario "the pleasure dome before propaganda takes nothing from it"
    ruling  X165
    ru      "Купол наслаждений, построенный до пропаганды, ей не мешает"
    given
        your loyalty is 2
        your hand is [pleasure_dome, frigate]
        your resources are 4 food, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform construction
    then
        your loyalty is 8
        number of cubes in your propaganda is 0
        propaganda is offered

scenario "the pleasure dome can be built after propaganda"
    ruling  X165
    ru      "Купол наслаждений можно построить и после пропаганды"
    given
        your loyalty is 2
        your hand is [pleasure_dome, frigate]
        your resources are 4 food, 1 production
        number of cubes in your actions is 3
    when
        reach your turn
        you perform propaganda
        you perform construction
    then
        your loyalty is 10
        number of cubes in your propaganda is 1
        your systems are [pleasure_dome]

scenario "the pleasure dome can be built at ten"
    ruling  X165
    ru      "Купол наслаждений можно построить и при лояльности десять"
    given
        your loyalty is 10
        your hand is [pleasure_dome, frigate]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        your loyalty is 10
        your systems are [pleasure_dome]
        number of cubes in your propaganda is 0
