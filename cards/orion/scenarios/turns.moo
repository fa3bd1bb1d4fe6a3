# Who acts when, and for how long.

scenario "players without cubes are passed over until the last cube is spent"
    ruling  X32
    ru      "игроков без кубиков пропускают, пока не потрачен последний кубик"
    given
        players are you, rival, second
        round_number is 8
        number of cubes in your actions is 3
        number of cubes in rival's actions is 5
        number of cubes in second's actions is 4
    when
        reach your turn
        you perform research
        rival performs research
        second performs research
        you perform research
        rival performs research
        second performs research
        you perform research
        rival performs research
        second performs research
        rival performs research
        second performs research
        rival performs research
    then
        nothing is asked
        number of cards in your hand is 6
        number of cards in rival's hand is 10
        number of cards in second's hand is 8

scenario "the last player with cubes acts alone"
    ruling  X32
    ru      "последний игрок с кубиками действует один"
    given
        players are you, rival, second
        number of cubes in your actions is 1
        number of cubes in rival's actions is 3
        number of cubes in second's actions is 1
    when
        reach your turn
        you perform research
        rival performs research
        second performs research
        rival performs research
    then
        rival is asked

scenario "nobody may pass"
    ruling  X33
    ru      "никто не может пасовать"
    given
        number of cubes in your actions is 2
        your hand is [frigate]
    when
        reach your turn
    then
        options are "Exploitation", "Research", "Propaganda"
        nothing is not offered

scenario "nobody may leave the last cube unspent"
    ruling  X33
    ru      "никто не может оставить последний кубик непотраченным"
    given
        number of cubes in your actions is 2
        your hand is [frigate]
    when
        reach your turn
        you perform research
    then
        you are asked
        options are "Exploitation", "Research", "Propaganda"
        nothing is not offered

scenario "after one action the next player acts"
    ruling  X34
    ru      "после одного действия ходит следующий игрок"
    given
        number of cubes in your actions is 4
        number of cubes in rival's actions is 4
    when
        reach your turn
        you perform research
    then
        you are not asked
        rival is asked
        number of cubes in your actions is 3

scenario "whoever can do nothing else can research"
    ruling  X35
    ru      "кто не может сделать ничего другого, может провести исследование"
    given
        number of cubes in your actions is 1
        number of cubes in your propaganda is 1
    then
        you can perform research
        you cannot perform construction
        you cannot perform exploitation
        you cannot perform activation
        you cannot perform attack
        you cannot perform trade
        you cannot perform propaganda
        you cannot perform deal

scenario "an only action is taken without asking"
    ruling  X35
    ru      "единственное возможное действие выполняется без вопроса"
    given
        number of cubes in your actions is 1
        number of cubes in your propaganda is 1
    when
        reach end of deeds
    then
        number of cards in your hand is 2
        number of cubes in your actions is 0

scenario "with no card to be drawn research is legal all the same"
    ruling  X35
    ru      "исследование разрешено, даже если карт взять неоткуда"
    given
        number of cubes in your actions is 1
        number of cubes in your propaganda is 1
        deck is []
        discard_pile is []
    then
        you can perform research

scenario "a cube won by an action gives one more turn"
    ruling  X36
    ru      "кубик, полученный благодаря действию, даёт ещё один ход"
    given
        your systems are [spaceport], [frigate]
        your hand is [automated_laboratory]
        your resources are 6 food, 1 fleet
        number of cubes in your actions is 1
        number of cubes in your reserve is 4
    when
        reach your turn
        you perform construction
        you choose system of frigate
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 3
        you are asked
        research is offered

scenario "an empty reserve has no cube to give"
    ruling  X37
    ru      "из пустого резерва кубик не получить"
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 2
        number of cubes in your reserve is 0
    when
        you build automated_laboratory into system of frigate
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 0

scenario "mobilisation gives no more cubes than the reserve has"
    ruling  X37
    ru      "мобилизация даёт не больше кубиков, чем есть в резерве"
    given
        your resources are 9 food
        number of cubes in your reserve is 2
    when
        you mobilise
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 0

scenario "whoever spends the last cube and wins one takes turns again"
    ruling  X38
    ru      "кто потратил последний кубик и получил новый, тот ходит снова"
    given
        your systems are [spaceport], [frigate]
        your hand is [automated_laboratory]
        your resources are 6 food, 1 fleet
        number of cubes in your actions is 1
        number of cubes in rival's actions is 2
    when
        reach your turn
        you perform construction
        you choose system of frigate
        rival performs research
    then
        you are asked
        research is offered

scenario "whoever has spent the last cube is passed over"
    ruling  X38
    ru      "того, кто потратил последний кубик, пропускают"
    given
        your systems are [spaceport], [frigate]
        your hand is [pleasure_dome]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
        number of cubes in rival's actions is 2
    when
        reach your turn
        you perform construction
        you choose system of frigate
        rival performs research
    then
        rival is asked

scenario "the same action may be taken turn after turn"
    ruling  X39
    ru      "одно и то же действие можно выполнять ход за ходом"
    given
        number of cubes in your actions is 3
    when
        reach your turn
        you perform research
        you perform research
        you perform research
    then
        number of cards in your hand is 6
        number of cubes in your actions is 0
