# When the game ends.

scenario "two players play until one stack is empty"
    ruling  E23
    ru      "вдвоём играют, пока не опустеет одна стопка"
    then
        stacks_to_empty is 1

scenario "three players play until one stack is empty"
    ruling  E23
    ru      "втроём играют, пока не опустеет одна стопка"
    given
        players are you, rival, second
    then
        stacks_to_empty is 1

scenario "four players play until two stacks are empty"
    ruling  E23
    ru      "вчетвером играют, пока не опустеют две стопки"
    given
        players are you, rival, second, third
    then
        stacks_to_empty is 2

scenario "with two players one empty stack ends the game"
    ruling  E23
    ru      "при двух игроках одна пустая стопка завершает игру"
    given
        survey_stack is [survey_role]
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your turn
        you perform survey
        reach rival's turn
        rival performs warfare
    then
        game is over
        ending is stacks_gone
        round_number is 1

scenario "while no stack is empty, two players go on"
    ruling  E23
    ru      "пока ни одна стопка не пуста, двое играют дальше"
    given
        survey_stack is [survey_role, survey_role]
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your turn
        you perform survey
        reach rival's turn
        rival performs warfare
        reach your turn
    then
        game is not over
        you are asked
        round_number is 2

scenario "with three players one empty stack ends the game"
    ruling  E23
    ru      "при трёх игроках одна пустая стопка завершает игру"
    given
        players are you, rival, second
        survey_stack is [survey_role]
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your turn
        you perform survey
        reach end of game
    then
        ending is stacks_gone
        round_number is 1

scenario "with four players one empty stack does not end the game"
    ruling  E23
    ru      "при четырёх игроках одна пустая стопка не завершает игру"
    given
        players are you, rival, second, third
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your turn
        you perform warfare
        reach your turn
    then
        game is not over
        round_number is 2
        stacks_empty is 1

scenario "with four players two empty stacks end the game"
    ruling  E23
    ru      "при четырёх игроках две пустые стопки завершают игру"
    given
        players are you, rival, second, third
        warfare_stack is [warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your turn
        you perform warfare
        reach end of game
    then
        ending is stacks_gone
        round_number is 1

scenario "a stack emptied by an action ends the game as well"
    ruling  E23, E33
    ru      "стопка, опустевшая из-за действия, тоже завершает игру"
    given
        your hand is [politics]
        survey_stack is [survey_role]
        warfare_stack is [warfare_role, warfare_role, warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your choice
        you choose yes
        you choose survey_role
        you perform warfare
        reach rival's turn
        rival performs warfare
        reach end of game
    then
        ending is stacks_gone
        round_number is 1
        number of cards in warfare_stack is 2

scenario "an empty supply of influence ends the game, with however many players"
    ruling  E23
    ru      "пустой запас влияния завершает игру при любом числе игроков"
    given
        players are you, rival, second, third
        supply is 1
        survey_stack is [survey_role, survey_role, survey_role, survey_role, survey_role]
        warfare_stack is [warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
        your empire is [styku]
        styku's storage is [water]
    when
        reach your turn
        you perform trade
        you choose water
        reach end of game
    then
        ending is influence_gone
        round_number is 1
        your influence is 1

scenario "one influence left in the supply ends nothing"
    ruling  E23
    ru      "пока в запасе осталось одно влияние, игра продолжается"
    given
        supply is 2
        survey_stack is [survey_role, survey_role, survey_role, survey_role, survey_role]
        warfare_stack is [warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
        your empire is [styku]
        styku's storage is [water]
    when
        reach your turn
        you perform trade
        you choose water
        reach your turn
    then
        game is not over
        supply is 1
        round_number is 2

scenario "the players behind the one who gives the signal have their turns"
    ruling  E24
    ru      "после сигнала к окончанию свои ходы делают и игроки, сидящие дальше"
    given
        players are you, rival, second
        supply is 1
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        your empire is [styku]
        styku's storage is [water]
    when
        reach your turn
        you perform trade
        you choose water
        reach rival's turn
        rival performs warfare
        reach second's turn
        second performs warfare
    then
        rival's fighter is 1
        second's fighter is 1
        round_number is 1

scenario "the player to the right of the first has the last turn"
    ruling  E24
    ru      "последним ходит игрок справа от первого"
    given
        supply is 1
        survey_stack is [survey_role, survey_role, survey_role]
        warfare_stack is [warfare_role, warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
        rival's empire is [styku]
        styku's storage is [water]
    when
        reach your turn
        you perform warfare
        reach rival's turn
        rival performs trade
        rival chooses water
    then
        ending is influence_gone
        round_number is 1
        your fighter is 1
        number of cards in warfare_stack is 2

scenario "influence is earned beyond the supply"
    ruling  E25
    ru      "влияние получают и сверх запаса"
    given
        supply is 1
        trade_stack is [trade_role]
        your hand is [specialization]
        your empire is [styku, voson, mik_mik]
        styku's storage is [water]
        voson's storage is [iron]
        mik_mik's storage is [food]
    when
        you perform trade
        you choose specialization
        you choose water
        you choose iron
        you choose food
    then
        your influence is 3
        supply is 0

scenario "influence is earned though the supply is empty, beyond the eight tokens set aside too"
    ruling  E8, E25
    ru      "влияние получают и при пустом запасе, даже сверх восьми отложенных жетонов"
    given
        supply is 0
        your influence is 32
        trade_stack is [trade_role]
        your empire is [styku]
        styku's storage is [water]
    when
        you perform trade
        you choose water
    then
        your influence is 33
        supply is 0
