# What no worked example of the rulebook shows of the races.

scenario "the bulrathi take a fleet after a high mobilisation"
    ru  "после высокой мобилизации булрати берут один флот"
    given
        your seat is [bulrathi]
        your resources are 7 food
        your loyalty is 5
    when
        you mobilise
        you choose "gain 1 fleet"
    then
        your resources are 7 food, 1 fleet
        your loyalty is 5
        number of cubes in your actions is 4

scenario "the bulrathi take two loyalty after a high mobilisation"
    ru  "после высокой мобилизации булрати поднимают лояльность на два"
    given
        your seat is [bulrathi]
        your resources are 7 food
        your loyalty is 5
    when
        you mobilise
        you choose "gain 2 loyalty"
    then
        your resources are 7 food
        your loyalty is 7

scenario "the meklars keep their food if they like"
    ru  "меклары могут и оставить продовольствие себе"
    given
        your seat is [meklars]
        your resources are 1 food
    when
        you announce start of round
        you choose no
    then
        your resources are 1 food
        nothing is asked
