# What lies on the table when play begins. What chance deals, and the deck of planets, is tested in
# tests/games/test_eminent_rulings.py.

scenario "the starting decks of two players come out of the stacks"
    ruling  E2, E3, E4
    ru      "начальные колоды двух игроков набирают из стопок"
    when
        you prepare
        you begin
        rival begins
    then
        number of cards in survey_stack is 16
        number of cards in warfare_stack is 14
        number of cards in colonize_stack is 16
        number of cards in trade_stack is 12
        number of cards in research_stack is 16
        box is [politics, politics]

scenario "three starting decks take three times as much out of the stacks"
    ruling  E2, E3, E4
    ru      "три начальные колоды забирают из стопок втрое больше карт, чем одна"
    given
        players are you, rival, second
    when
        you prepare
        you begin
        rival begins
        second begins
    then
        number of cards in survey_stack is 14
        number of cards in warfare_stack is 13
        number of cards in colonize_stack is 14
        number of cards in trade_stack is 10
        number of cards in research_stack is 14
        box is [politics]

scenario "with four players no politics is left over"
    ruling  E2, E3, E4
    ru      "при четырёх игроках лишних карт политики не остаётся"
    given
        players are you, rival, second, third
    when
        you prepare
        you begin
        rival begins
        second begins
        third begins
    then
        number of cards in survey_stack is 12
        number of cards in warfare_stack is 12
        number of cards in colonize_stack is 12
        number of cards in trade_stack is 8
        number of cards in research_stack is 12
        box is []

scenario "a starting deck has ten cards"
    ruling  E4
    ru      "в начальной колоде десять карт"
    when
        you prepare
        you begin
        you draw 5 cards
    then
        your hand is [politics, warfare_role, colonize_role, colonize_role, research_role, research_role, survey_role, survey_role, trade_role, trade_role]
        your deck is []

scenario "five of the ten cards are drawn"
    ruling  E10
    ru      "из десяти карт пять берут на руку"
    when
        you prepare
        you begin
        rival begins
    then
        number of cards in your hand is 5
        number of cards in your deck is 5
        number of cards in rival's hand is 5
        number of cards in rival's deck is 5

scenario "each player has one start planet, face down, and the others are out of the game"
    ruling  E5
    ru      "у каждого игрока одна начальная планета рубашкой вверх, остальные в игре не участвуют"
    when
        you prepare
        you begin
        rival begins
    then
        number of (planets in your frontier where its starting is yes) is 1
        number of (planets in rival's frontier where its starting is yes) is 1
        your empire is []
        number of planets in start_planets is 4

scenario "no start planet lies in the deck of planets"
    ruling  E5, E6
    ru      "в колоде планет нет начальных"
    when
        you prepare
    then
        number of (planets in planet_box where its starting is yes) is 0
        number of (planets in planet_box where its type is not prestige and its type is not utopia) is 27
        number of (planets in planet_box where its type is either prestige or utopia) is 9

scenario "twenty-four influence are the supply"
    ruling  E8
    ru      "в запасе двадцать четыре влияния"
    when
        you prepare
        you begin
    then
        supply is 24
        your influence is 0

scenario "there are thirteen technologies of each type"
    ruling  E9
    ru      "есть по тринадцать технологий каждого типа"
    when
        you prepare
    then
        number of advanced technologies in technologies is 13
        number of fertile technologies in technologies is 13
        number of metallic technologies in technologies is 13
