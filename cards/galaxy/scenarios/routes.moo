# Routes: along which tracks, in which colours, and what ends them.

scenario "a route has the colour of one of the two systems"
    ruling  G32
    ru      "маршрут прокладывают цветом одной из двух систем"
    given
        your hand is [blue_cube, red_cube, green_cube, black_cube]
        and then
            you occupy ember_cradle
    then
        you can lay blue_cube along ember_cradle_ember_haven
        you can lay red_cube along ember_cradle_ember_haven
        you cannot lay green_cube along ember_cradle_ember_haven because "needs (takes of track"
        you cannot lay black_cube along ember_cradle_ember_haven because "needs (takes of track"

scenario "all its cells have the same colour"
    ruling  G32
    ru      "все ячейки маршрута одного цвета"
    given
        your hand is [blue_cube, red_cube]
        ember_cradle_ember_haven's route is [red_cube]
        and then
            you occupy ember_cradle
    then
        you can lay red_cube along ember_cradle_ember_haven
        you cannot lay blue_cube along ember_cradle_ember_haven because "needs (takes of track"

scenario "with Jump Gates a route has any one colour"
    ruling  G32
    ru      "с прыжковыми вратами маршрут может быть любого одного цвета"
    given
        your hand is [green_cube]
        your tableau is [jump_gates]
        jump_gates's state is complete
        and then
            you occupy ember_cradle
    when
        you lay green_cube along ember_cradle_ember_haven
    then
        ember_cradle_ember_haven's route is [green_cube]

scenario "a track is filled from a system of one's own, cell by cell, and not beyond its length"
    ruling  G33
    ru      "трассу заполняют от своей системы, по ячейке, и не больше её длины"
    given
        your hand is [red_cube, yellow_cube, green_cube]
        ember_cradle_ember_lantern's route is [red_cube]
        and then
            you occupy ember_cradle
    when
        you lay red_cube along ember_cradle_ember_lantern
    then
        ember_cradle_ember_lantern's route is [red_cube, red_cube]
        is_complete of ember_cradle_ember_lantern is yes
        you cannot lay yellow_cube along ember_cradle_ember_lantern because "needs is_complete of track"
        you cannot lay green_cube along azure_cradle_azure_lantern because "needs opens of track"

scenario "routes join systems of one's own, too, but lead to no opponent"
    ruling  G35
    ru      "маршруты соединяют и свои системы, но не ведут к соперникам"
    given
        your hand is [blue_cube]
        and then
            you occupy ember_cradle
            you occupy ember_haven
            rival occupies ember_drift
    then
        you can lay blue_cube along ember_cradle_ember_haven
        you cannot lay blue_cube along ember_haven_ember_drift because "needs opens of track"

scenario "no route leads to a neutral system with which one is at odds"
    ruling  G35
    ru      "нельзя вести маршрут к нейтральной системе, с которой у вас конфликт"
    given
        your hand is [blue_cube]
        ember_cradle_ember_gate's dispute is [crusade]
        and then
            you occupy ember_cradle
            you occupy ember_haven
    then
        at_odds of ember_gate for you is yes
        you cannot lay blue_cube along ember_haven_ember_gate because "needs opens of track"
        you can lay blue_cube along ember_haven_ember_drift

scenario "whoever comes first keeps his route, and rivals take theirs back"
    ruling  G36
    ru      "кто первым занял систему, сохраняет маршрут, остальные возвращают свои"
    given
        ember_haven_ember_drift's route is [blue_cube, blue_cube, blue_cube]
        ember_drift_azure_lantern's route is [green_cube, green_cube, green_cube]
        ember_drift_azure_gate's route is [red_cube]
        and then
            you occupy ember_haven
            rival occupies azure_lantern
            rival occupies azure_gate
    when
        you deploy top of your stock into ember_drift
    then
        ember_haven_ember_drift's route is [blue_cube, blue_cube, blue_cube]
        ember_drift_azure_lantern's route is []
        ember_drift_azure_gate's route is []
        rival's bag is [green_cube, green_cube, green_cube, red_cube]
        controls of ember_drift for you is yes
