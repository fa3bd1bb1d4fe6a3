# Systems that are covered, swallowed and freed.

scenario "nothing is done in a covered system"
    ruling  G14
    ru      "в накрытой системе ничего не делают"
    given
        your hand is [blue_cube]
        your tableau is [crusade]
        ember_haven's cover is [black_hole]
        ember_cradle_ember_lantern's route is [red_cube, red_cube]
        ember_lantern's cover is [black_hole]
        and then
            you occupy ember_cradle
    then
        you cannot lay blue_cube along ember_cradle_ember_haven because "needs opens of track"
        you cannot lay_conflict crusade along ember_cradle_ember_haven because "needs there is a system"
        may_take of ember_lantern for you is no
        neutral of ember_lantern is no

scenario "a swallowed system loses its colonies, the routes to it and the conflicts with it"
    ruling  G15
    ru      "поглощённая система теряет колонии, маршруты к ней и конфликты с ней"
    given
        your tableau is [collapsar_engine]
        collapsar_engine's state is complete
        ember_haven's colonies is [blue_cube]
        ember_cradle_ember_haven's route is [red_cube, red_cube]
        ember_haven_ember_gate's dispute is [crusade]
        ember_haven_ember_drift's route is [yellow_cube]
        and then
            you occupy ember_cradle
            you occupy ember_gate
            rival occupies ember_drift
    when
        you dismiss collapsar_engine
        you choose ember_haven
    then
        ember_haven's cover is [black_hole]
        ember_haven's colonies is []
        your bag is [red_cube, red_cube]
        rival's bag is [yellow_cube]
        your tableau is [crusade]
        number of tokens is 8

scenario "a system with a base and a start system are not swallowed"
    ruling  G15
    ru      "систему с базой и стартовую систему не накрывают"
    given
        and then
            rival occupies ember_haven
    then
        you cannot swallow ember_haven because "needs neutral of system"
        you cannot swallow ember_cradle because "needs system's site"
        you can swallow azure_haven

scenario "a freed system is a neutral one"
    ruling  G16
    ru      "освобождённая система становится нейтральной"
    given
        ember_haven's cover is [black_hole]
        ember_cradle's cover is [black_hole]
        your hand is [blue_cube]
        and then
            you occupy ember_gate
    when
        you free ember_haven
    then
        number of tokens is 8
        you can lay blue_cube along ember_haven_ember_gate
        you cannot free ember_cradle because "needs system's site"
