# The Trade action: six exchanges, one of them for each action.

scenario "trade: three food for two fleet"
    ruling  X154
    ru      "торговля: три продовольствия на два флота"
    given
        your resources are 3 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
    then
        your resources are 0 food, 4 fleet, 1 production
        number of cubes in your actions is 1

scenario "trade: three food for one production"
    ruling  X154
    ru      "торговля: три продовольствия на одно производство"
    given
        your resources are 3 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 1 production"
    then
        your resources are 0 food, 2 fleet, 2 production

scenario "trade: two fleet for three food"
    ruling  X154
    ru      "торговля: два флота на три продовольствия"
    given
        your resources are 3 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 2 fleet, gain 3 food"
    then
        your resources are 6 food, 0 fleet, 1 production

scenario "trade: two fleet for one production"
    ruling  X154
    ru      "торговля: два флота на одно производство"
    given
        your resources are 3 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 2 fleet, gain 1 production"
    then
        your resources are 3 food, 0 fleet, 2 production

scenario "trade: one production for three food"
    ruling  X154
    ru      "торговля: одно производство на три продовольствия"
    given
        your resources are 3 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 1 production, gain 3 food"
    then
        your resources are 6 food, 2 fleet

scenario "trade: one production for two fleet"
    ruling  X154
    ru      "торговля: одно производство на два флота"
    given
        your resources are 3 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 1 production, gain 2 fleet"
    then
        your resources are 3 food, 4 fleet

scenario "however much you have, trade knows these six exchanges and no other"
    ruling  X154, X155, X156
    ru      "сколько бы ресурсов у вас ни было, в торговле есть только эти шесть обменов"
    given
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
    then
        options are "pay 3 food, gain 2 fleet", "pay 3 food, gain 1 production", "pay 2 fleet, gain 3 food", "pay 2 fleet, gain 1 production", "pay 1 production, gain 3 food", "pay 1 production, gain 2 fleet"

scenario "one trade gives two fleet for three food, and keeps the other three"
    ruling  X155
    ru      "одна торговля даёт два флота за три продовольствия, а другие три остаются"
    given
        your resources are 6 food
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
    then
        your resources are 3 food, 2 fleet

scenario "two trades turn six food into four fleet"
    ruling  X155
    ru      "две торговли превращают шесть продовольствия в четыре флота"
    given
        your resources are 6 food
        number of cubes in your actions is 3
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
    then
        your resources are 0 food, 4 fleet
        number of cubes in your actions is 1

scenario "two food buy no fleet"
    ruling  X156
    ru      "за два продовольствия флота не купить"
    given
        your resources are 2 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        trade is not offered

scenario "three food buy two fleet or a production, never a part of both"
    ruling  X156
    ru      "три продовольствия дают два флота или одно производство, но не часть того и другого"
    given
        your resources are 3 food
        number of cubes in your actions is 1
    when
        you perform trade
    then
        options are "pay 3 food, gain 2 fleet", "pay 3 food, gain 1 production"

scenario "four fleet are not traded for two production at once"
    ruling  X156
    ru      "четыре флота нельзя разом обменять на два производства"
    given
        your resources are 4 fleet
        number of cubes in your actions is 1
    when
        you perform trade
    then
        options are "pay 2 fleet, gain 3 food", "pay 2 fleet, gain 1 production"

scenario "one fleet and one food together buy nothing"
    ruling  X156
    ru      "за один флот и одно продовольствие вместе ничего не купить"
    given
        your resources are 1 food, 1 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        trade is not offered

scenario "who has too little of everything cannot trade"
    ruling  X157
    ru      "у кого всего слишком мало, тот торговать не может"
    given
        your resources are 2 food, 1 fleet
        number of cubes in your actions is 1
    when
        reach your turn
    then
        trade is not offered
        research is offered

scenario "food beyond nine is lost in a trade"
    ruling  X158
    ru      "при торговле продовольствие сверх девяти пропадает"
    given
        your resources are 8 food, 0 fleet, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 1 production, gain 3 food"
    then
        your resources are 9 food

scenario "a trade may lose all that it brings"
    ruling  X158
    ru      "при торговле может пропасть и всё полученное"
    given
        your resources are 3 food, 9 fleet
        number of cubes in your actions is 2
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
    then
        your resources are 9 fleet

scenario "what a trade brings is not traded on in the same action"
    ruling  X159
    ru      "полученное в торговле нельзя обменять дальше тем же действием"
    given
        your resources are 3 food
        number of cubes in your actions is 1
    when
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
    then
        nothing is asked
        your resources are 2 fleet
        number of cubes in your actions is 0
