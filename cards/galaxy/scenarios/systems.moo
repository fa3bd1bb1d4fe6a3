# Colonies and bases.

scenario "a planet is colonized in a system of one's own, with a cube that is not black"
    ruling  G29
    ru      "планету колонизируют в своей системе кубиком не чёрного цвета"
    given
        your hand is [red_cube, black_cube]
        and then
            you occupy ember_cradle
            rival occupies amber_cradle
    then
        you can settle red_cube onto ember_cradle
        you cannot settle black_cube onto ember_cradle because "needs cube's colour"
        you cannot settle red_cube onto ember_haven because "needs controls of system"
        you cannot settle red_cube onto amber_cradle because "needs controls of system"

scenario "a cube of the colour of the system brings three of that colour"
    ruling  G30
    ru      "кубик цвета системы приносит три кубика этого цвета"
    given
        your hand is [red_cube]
        and then
            you occupy ember_cradle
            you settle red_cube onto ember_cradle
    when
        you take_reward
    then
        your bag is [red_cube, red_cube, red_cube]
        ember_cradle's colonies is [red_cube]

scenario "a cube of another colour brings two"
    ruling  G30
    ru      "кубик другого цвета приносит два"
    given
        your hand is [blue_cube]
        and then
            you occupy ember_cradle
            you settle blue_cube onto ember_cradle
    when
        you take_reward
    then
        your bag is [blue_cube, blue_cube]

scenario "a cube that is out brings what there is"
    ruling  G30
    ru      "если в банке не хватает кубиков, берут сколько есть"
    given
        your hand is [blue_cube]
        bank is [blue_cube, red_cube]
        and then
            you occupy azure_cradle
            you settle blue_cube onto azure_cradle
    when
        you take_reward
    then
        your bag is [blue_cube]
        bank is [red_cube]

scenario "Planet Forges bring one more of the colour"
    ruling  G30
    ru      "планетарные кузни приносят ещё один кубик того же цвета"
    given
        your hand is [blue_cube]
        your tableau is [planet_forges]
        planet_forges's state is complete
        and then
            you occupy ember_cradle
            you settle blue_cube onto ember_cradle
    when
        you take_reward
    then
        your bag is [blue_cube, blue_cube, blue_cube]
        your harvest_bonus is 1 because of planet_forges

scenario "each planet is colonized once"
    ruling  G31
    ru      "каждую планету колонизируют один раз"
    given
        your hand is [red_cube, green_cube]
        ember_lantern's colonies is [blue_cube]
        ember_haven's colonies is [blue_cube]
        and then
            you occupy ember_lantern
            you occupy ember_haven
            you settle red_cube onto ember_haven
    then
        you cannot settle green_cube onto ember_lantern because "needs colonized of system"
        you cannot settle green_cube onto ember_haven because "needs colonized of system"

scenario "a complete route leads to a neutral system"
    ruling  G34, G41
    ru      "готовый маршрут ведёт в нейтральную систему"
    given
        ember_cradle_ember_lantern's route is [red_cube, red_cube]
        ember_cradle_ember_haven's route is [red_cube, red_cube]
        leader_deck's stack is [regent]
        your tableau is [ashkarids]
        ashkarids's prepared is [disc]
        and then
            you occupy ember_cradle
    when
        you found disc into ember_lantern
    then
        controls of ember_lantern for you is yes
        ember_cradle_ember_lantern's route is [red_cube, red_cube]
        may_take of ember_haven for you is no
        your tableau is [ashkarids, regent]
        ashkarids's prepared is []

scenario "one's own system is strengthened along a complete route from it, as far as it has planets"
    ruling  G42
    ru      "свою систему усиливают вдоль готового маршрута из неё, не больше числа её планет"
    given
        ember_cradle_ember_lantern's route is [red_cube, red_cube]
        and then
            you occupy ember_cradle
            you occupy ember_lantern
            you occupy ember_haven
    then
        may_take of ember_cradle for you is yes
        may_take of ember_lantern for you is no
        may_take of ember_haven for you is no

scenario "the second base brings a conflict, the third a government"
    ruling  G43
    ru      "вторая база приносит конфликт, третья — правительство"
    given
        conflict_deck's stack is [crusade]
        government_deck's stack is [iron_junta]
        and then
            you occupy ember_cradle
    when
        you deploy top of your stock into ember_cradle
        you deploy top of your stock into ember_cradle
    then
        your tableau is [crusade, iron_junta]
        number of ember_cradle's bases is 3
        may_take of ember_cradle for you is no

scenario "placing a base may bring a symbol of the board"
    ruling  G44, G77
    ru      "размещённая база может принести символ на поле"
    given
        and then
            you occupy ember_lantern
    when
        you deploy top of your stock into ember_gate
    then
        strength of scientific for you is 1
        strength of diplomatic for you is 1

scenario "without a base on the board one is placed in any neutral system"
    ruling  G45
    ru      "если на поле нет ваших баз, базу размещают в любой нейтральной системе"
    given
        ember_haven's cover is [black_hole]
        and then
            rival occupies amber_cradle
    then
        may_take of azure_drift for you is yes
        may_take of ember_haven for you is no
        may_take of amber_cradle for you is no
        may_take of azure_drift for rival is no

scenario "after a placed base Orbital Slipways bring a cube, Far Probes two of the colour of a new system"
    ruling  G40
    ru      "орбитальные стапели приносят кубик за базу, дальние зонды — два кубика цвета новой системы"
    given
        your tableau is [orbital_slipways, far_probes]
        orbital_slipways's state is complete
        far_probes's state is complete
        and then
            you occupy ember_cradle
    when
        you deploy top of your stock into azure_drift
        you choose red_cube
        you deploy top of your stock into ember_cradle
        you choose red_cube
    then
        your bag is [green_cube, green_cube, red_cube, red_cube]

# ---- the goals ------------------------------------------------------------------------------------------------------

scenario "with the ninth base on the board one has won"
    ruling  G17, G81
    ru      "с девятой базой на поле вы победили"
    given
        and then
            you occupy ember_cradle
            you occupy ember_cradle
            you occupy ember_cradle
            you occupy ember_haven
            you occupy ember_haven
            you occupy ember_gate
            you occupy ember_gate
            you occupy ember_drift
            rival occupies amber_cradle
    when
        you deploy top of your stock into ember_drift
    then
        ending is expanded
        your rank is 1
        rival's rank is 2

scenario "with bases in two start systems one has won"
    ruling  G19, G81
    ru      "с базами в двух стартовых системах вы победили"
    given
        and then
            you occupy ember_cradle
            rival occupies amber_cradle
    when
        rival deploys top of rival's stock into azure_cradle
    then
        ending is usurped
        rival's rank is 1

scenario "with five equal symbols one has won"
    ruling  G18
    ru      "с пятью одинаковыми символами вы победили"
    given
        your tableau is [tholmar, armada_of_the_arm]
        tholmar's state is complete
        armada_of_the_arm's state is complete
        and then
            you occupy ember_haven
    when
        you deploy top of your stock into ember_cradle
    then
        strength of military for you is 5
        ending is dominant
