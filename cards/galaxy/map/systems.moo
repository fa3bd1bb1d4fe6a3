# The twenty systems. The map is one quarter, turned four times; the colours turn with it. That there are four start systems
# with three planets each, of four colours, and two systems nearest to each, is the game's; all else here is an original design.

system ember_cradle "Ember Cradle"
    ru         "Колыбель Угля"
    colour     red
    planets    3
    corner     1
    site       start
    column     0
    row        0
    clockwise  azure_cradle

system ember_haven "Ember Haven"
    ru       "Гавань Угля"
    colour   blue
    planets  2
    corner   1
    site     nearby
    column   4
    row      0

system ember_lantern "Ember Lantern"
    ru       "Фонарь Угля"
    colour   yellow
    planets  1
    corner   1
    site     nearby
    column   0
    row      4

system ember_gate "Ember Gate"
    ru       "Врата Угля"
    colour   green
    planets  2
    corner   1
    site     inner
    column   5
    row      5

system ember_drift "Ember Drift"
    ru       "Дрейф Угля"
    colour   yellow
    planets  2
    corner   1
    site     outer
    column   8
    row      0

system azure_cradle "Azure Cradle"
    ru         "Колыбель Лазури"
    colour     blue
    planets    3
    corner     2
    site       start
    column     16
    row        0
    clockwise  amber_cradle

system azure_haven "Azure Haven"
    ru       "Гавань Лазури"
    colour   yellow
    planets  2
    corner   2
    site     nearby
    column   16
    row      4

system azure_lantern "Azure Lantern"
    ru       "Фонарь Лазури"
    colour   green
    planets  1
    corner   2
    site     nearby
    column   12
    row      0

system azure_gate "Azure Gate"
    ru       "Врата Лазури"
    colour   red
    planets  2
    corner   2
    site     inner
    column   11
    row      5

system azure_drift "Azure Drift"
    ru       "Дрейф Лазури"
    colour   green
    planets  2
    corner   2
    site     outer
    column   16
    row      8

system amber_cradle "Amber Cradle"
    ru         "Колыбель Янтаря"
    colour     yellow
    planets    3
    corner     3
    site       start
    column     16
    row        16
    clockwise  jade_cradle

system amber_haven "Amber Haven"
    ru       "Гавань Янтаря"
    colour   green
    planets  2
    corner   3
    site     nearby
    column   12
    row      16

system amber_lantern "Amber Lantern"
    ru       "Фонарь Янтаря"
    colour   red
    planets  1
    corner   3
    site     nearby
    column   16
    row      12

system amber_gate "Amber Gate"
    ru       "Врата Янтаря"
    colour   blue
    planets  2
    corner   3
    site     inner
    column   11
    row      11

system amber_drift "Amber Drift"
    ru       "Дрейф Янтаря"
    colour   red
    planets  2
    corner   3
    site     outer
    column   8
    row      16

system jade_cradle "Jade Cradle"
    ru         "Колыбель Нефрита"
    colour     green
    planets    3
    corner     4
    site       start
    column     0
    row        16
    clockwise  ember_cradle

system jade_haven "Jade Haven"
    ru       "Гавань Нефрита"
    colour   red
    planets  2
    corner   4
    site     nearby
    column   0
    row      12

system jade_lantern "Jade Lantern"
    ru       "Фонарь Нефрита"
    colour   blue
    planets  1
    corner   4
    site     nearby
    column   4
    row      16

system jade_gate "Jade Gate"
    ru       "Врата Нефрита"
    colour   yellow
    planets  2
    corner   4
    site     inner
    column   5
    row      11

system jade_drift "Jade Drift"
    ru       "Дрейф Нефрита"
    colour   blue
    planets  2
    corner   4
    site     outer
    column   0
    row      8
