# What the variants change in play. What they change in the set-up is tested in tests/games/test_eminent_rulings.py.

scenario "in the learning game nobody can choose research"
    ruling  E28
    ru      "в обучающей партии выбрать науку нельзя"
    given
        learning is 1
        your hand is [research_role]
    when
        reach your turn
    then
        research is not offered
        options are "Survey", "Warfare", "Colonize", "Produce", "Trade"

scenario "in the learning game a Research card keeps its action"
    ruling  E28
    ru      "в обучающей партии у карты науки остаётся действие"
    given
        learning is 1
        your hand is [research_role, politics]
    when
        you play_deed research_role
        you choose politics
        you choose nothing
    then
        removed is [politics]

scenario "in the learning game the stack of Research ends nothing"
    ruling  E28
    ru      "в обучающей партии стопка науки не завершает игру"
    given
        learning is 1
        survey_stack is [survey_role]
        warfare_stack is [warfare_role]
        colonize_stack is [colonize_role]
        trade_stack is [trade_role]
    then
        stacks_empty is 0
        stacks_to_empty is 1

scenario "in the learning game another stack ends the game"
    ruling  E28
    ru      "в обучающей партии игру завершает другая пустая стопка"
    given
        learning is 1
        survey_stack is [survey_role]
        warfare_stack is [warfare_role, warfare_role]
        colonize_stack is [colonize_role]
        trade_stack is [trade_role]
    when
        reach your turn
        you perform survey
        reach rival's turn
        rival performs warfare
    then
        ending is stacks_gone
        round_number is 1

scenario "in the extended game of three players one empty stack does not end the game"
    ruling  E23, E29
    ru      "в расширенной игре для троих одна пустая стопка не завершает игру"
    given
        players are you, rival, second
        extended is 1
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
        stacks_empty is 1
        stacks_to_empty is 2
        round_number is 2

scenario "in the extended game of three players two empty stacks end the game"
    ruling  E23, E29
    ru      "в расширенной игре для троих две пустые стопки завершают игру"
    given
        players are you, rival, second
        extended is 1
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

scenario "in the extended game an empty supply ends the game as well"
    ruling  E23, E29
    ru      "в расширенной игре пустой запас влияния тоже завершает игру"
    given
        players are you, rival, second
        extended is 1
        supply is 0
        survey_stack is [survey_role, survey_role, survey_role, survey_role]
        warfare_stack is [warfare_role, warfare_role]
        colonize_stack is [colonize_role, colonize_role]
        trade_stack is [trade_role, trade_role]
        research_stack is [research_role, research_role]
    when
        reach your turn
        you perform warfare
        reach end of game
    then
        ending is influence_gone
        round_number is 1

scenario "by the reference cards an empty stack of Survey shows the leader one planet more"
    ruling  E36
    ru      "с бонусом вспомогательных карт ведущий при пустой стопке поиска просматривает ещё одну планету"
    given
        references is 1
        your hand is [survey_role]
        planet_deck is [styku, mik_mik, voson]
    when
        you perform survey
        you choose survey_role
    then
        options are "Mik-Mik", "Voson"

scenario "by the reference cards an empty stack of Warfare brings the leader a fighter more"
    ruling  E39
    ru      "с бонусом вспомогательных карт ведущий при пустой стопке завоевания берёт ещё один истребитель"
    given
        references is 1
        your hand is [warfare_role]
    when
        you perform warfare
        you choose warfare_role
    then
        your fighter is 2

scenario "by the reference cards the leader of an empty stack of Warfare may attack in place of it"
    ruling  E39
    ru      "с бонусом вспомогательных карт ведущий при пустой стопке завоевания может вместо этого захватить планету"
    given
        references is 1
        your fighter is 2
        your frontier is [pomerene]
    when
        you perform warfare
        you choose "attack a planet from your frontier"
    then
        your fighter is 0
        your empire is [pomerene]

scenario "by the reference cards, too, there is nothing more while a stack has cards"
    ruling  E36, E39
    ru      "и с бонусом вспомогательных карт нет ничего сверх обычного, пока в стопке есть карты"
    given
        references is 1
        warfare_stack is [warfare_role]
        survey_stack is [survey_role]
        planet_deck is [mik_mik, voson]
    when
        you perform warfare
        you perform survey
    then
        your fighter is 1
        your frontier is [voson]
        planet_deck is [mik_mik]

scenario "by the reference cards who follows has nothing more"
    ruling  E38
    ru      "с бонусом вспомогательных карт повторяющий ничего сверх обычного не получает"
    given
        references is 1
        rival's hand is [warfare_role]
    when
        you perform warfare
        rival chooses "join_in icon"
    then
        your fighter is 1
        rival's fighter is 1
