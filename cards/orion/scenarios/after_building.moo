# Effects that come with building a card, and effects that count cards.

scenario "an effect on building comes once and not again in later rounds"
    ruling  X182
    ru      "эффект «После постройки» срабатывает один раз и в следующих раундах не повторяется"
    given
        your hand is [pleasure_dome]
        your resources are 8 food, 1 production
        your loyalty is 2
        number of cubes in your actions is 1
    when
        you perform construction
        reach end of closing
        reach start of deeds
    then
        your systems are [pleasure_dome]
        your loyalty is 8

scenario "a card that comes to the top again does not repeat its effect on building"
    ruling  X182
    ru      "карта, которая снова оказалась верхней, не повторяет эффект «После постройки»"
    given
        your systems are [troop_transport]
        your resources are 2 fleet
        rival's systems are [pleasure_dome, frigate]
        rival's loyalty is 5
    when
        you attack rival
    then
        rival's systems are [frigate, pleasure_dome]
        pleasure_dome is working
        rival's loyalty is 4

scenario "a laboratory on your only working yellow card wins no action"
    ruling  X183
    ru      "лаборатория на единственной рабочей жёлтой карте действия не даёт"
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 6 food, 1 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of tax_office
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 4

scenario "a laboratory in a new system wins an action from the yellow card beside it"
    ruling  X184
    ru      "лаборатория в новой системе даёт действие за жёлтую карту рядом"
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 6 food, 1 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose "your system 3 (new)"
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 3

scenario "a laboratory on another card wins an action from the yellow card beside it"
    ruling  X184
    ru      "лаборатория на другой карте даёт действие за жёлтую карту рядом"
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 6 food, 1 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of frigate
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 3

scenario "of two working yellow cards a laboratory may cover one"
    ruling  X185
    ru      "из двух рабочих жёлтых карт лаборатория может закрыть одну"
    given
        your systems are [tax_office], [spaceport]
        your hand is [automated_laboratory]
        your resources are 6 food, 1 fleet
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of tax_office
    then
        spaceport is working
        tax_office is not working
        number of cubes in your actions is 2

scenario "whoever spends the last cube on the simulator cannot use it"
    ruling  X186
    ru      "кто построил симулятор последним кубиком, не может применить его эффект"
    given
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        nothing is asked
        number of cubes in your actions is 0
        your systems are [holographic_simulator]
        your hand is []

scenario "the simulator asks whether to give up a cube that is left"
    ruling  X187
    ru      "симулятор спрашивает, отдать ли оставшийся кубик"
    given
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
    then
        options are "yes", "no"
        number of cubes in your actions is 1

scenario "the simulator takes one cube and pays with three cards"
    ruling  X187
    ru      "симулятор берёт один кубик и даёт за него три карты"
    given
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose yes
    then
        number of cubes in your actions is 0
        number of cubes in your reserve is 5
        number of cards in your hand is 3

scenario "whoever declines the simulator keeps the cube"
    ruling  X187
    ru      "кто отказался от эффекта симулятора, сохраняет кубик"
    given
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose no
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 4
        your hand is []

scenario "only an action cube serves the simulator, not one from elsewhere"
    ruling  X188
    ru      "симулятору годится только доступный кубик, а не лежащий где-то ещё"
    given
        your council is [viktoria]
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 0
        number of cubes in your propaganda is 1
        number of cubes in your spent is 2
        number of cubes on viktoria is 1
        number of cubes in your reserve is 3
    when
        you build holographic_simulator into a system from your systems
    then
        nothing is asked
        number of cubes in your reserve is 3
        number of cubes on viktoria is 1
        your hand is []

scenario "with cubes everywhere the simulator takes the action cube"
    ruling  X188
    ru      "если кубики лежат повсюду, симулятор берёт доступный"
    given
        your council is [viktoria]
        your hand is [holographic_simulator]
        your resources are 3 food, 1 production
        number of cubes in your actions is 1
        number of cubes in your propaganda is 1
        number of cubes in your spent is 2
        number of cubes on viktoria is 1
        number of cubes in your reserve is 3
    when
        you build holographic_simulator into a system from your systems
        you choose yes
    then
        number of cubes in your actions is 0
        number of cubes in your reserve is 4
        number of cubes in your spent is 2
        number of cubes in your propaganda is 1
        number of cubes on viktoria is 1

scenario "two civilian ships and one action put five structures down"
    ruling  X189
    ru      "с двумя Гражданскими кораблями за одно действие строят пять сооружений"
    given
        your hand is [civilian_ship, civilian_ship, holographic_simulator, war_college, raider_base]
        your resources are 9 food, 9 fleet, 5 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose civilian_ship
        you choose "your system 2 (new)"
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose "your system 3 (new)"
        you choose yes
        you choose war_college
        you choose "your system 4 (new)"
        you choose yes
        you choose system of holographic_simulator
    then
        nothing is asked
        your hand is []
        your systems are [civilian_ship], [civilian_ship], [holographic_simulator, raider_base], [war_college]
        your resources are 0 food
        number of cubes in your actions is 0
        number of cubes in your spent is 1

scenario "the second ship is carried out before the first goes on"
    ruling  X190
    ru      "эффект второго корабля исполняется прежде, чем продолжится эффект первого"
    given
        your hand is [civilian_ship, civilian_ship, supercomputer, destroyer, ground_batteries]
        your resources are 9 food, 8 fleet, 2 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose civilian_ship
        you choose "your system 2 (new)"
    then
        options are "may build a blue card from your hand into a system from your systems", "may build a card from your hand into a system from your systems"

scenario "with the second ship half done its other half is asked before the first ship's"
    ruling  X190
    ru      "после половины эффекта второго корабля идёт его другая половина, а не остаток первого"
    given
        your hand is [civilian_ship, civilian_ship, holographic_simulator, high_orbit_locator, raider_base]
        your resources are 8 food, 9 fleet, 5 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose civilian_ship
        you choose "your system 2 (new)"
        you choose "may build a card from your hand into a system from your systems"
        you choose yes
        you choose high_orbit_locator
        you choose "your system 3 (new)"
        you choose yes
    then
        holographic_simulator is in your hand
        options are "your system 1 (Civilian Ship on top)", "your system 2 (Civilian Ship on top)", "your system 3 (High-Orbit Locator on top)", "your system 4 (new)"

scenario "whoever declines all of the second ship still has the rest of the first"
    ruling  X190
    ru      "кто целиком отказался от эффекта второго корабля, ещё может закончить первый"
    given
        your hand is [civilian_ship, civilian_ship, holographic_simulator, high_orbit_locator, raider_base]
        your resources are 8 food, 9 fleet, 5 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose civilian_ship
        you choose "your system 2 (new)"
        you choose "may build a blue card from your hand into a system from your systems"
        you choose no
        you choose no
        you choose yes
        you choose raider_base
        you choose "your system 3 (new)"
    then
        nothing is asked
        your systems are [civilian_ship], [civilian_ship], [raider_base]
        your hand is [holographic_simulator, high_orbit_locator]

scenario "one ship does not build two cards of other colours"
    ruling  X191
    ru      "две не синие карты один корабль не построит"
    given
        your hand is [civilian_ship, frigate, destroyer]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose yes
        you choose frigate
        you choose "your system 2 (new)"
    then
        nothing is asked
        your systems are [civilian_ship], [frigate]
        your hand is [destroyer]

scenario "the blue half of a ship offers blue cards only"
    ruling  X191
    ru      "синяя половина эффекта корабля предлагает только синие карты"
    given
        your hand is [civilian_ship, frigate, destroyer, stock_exchange, supercomputer]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
    then
        options are "Planetary Stock Exchange", "Planetary Supercomputer"

scenario "one ship builds a blue card and one of another colour"
    ruling  X191
    ru      "один корабль строит синюю карту и карту другого цвета"
    given
        your hand is [civilian_ship, broadcast_tower, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a card from your hand into a system from your systems"
        you choose yes
        you choose broadcast_tower
        you choose "your system 2 (new)"
        you choose yes
        you choose "your system 3 (new)"
    then
        your systems are [civilian_ship], [broadcast_tower], [stock_exchange]
        your hand is []

scenario "one ship builds two blue cards"
    ruling  X191
    ru      "один корабль строит две синие карты"
    given
        your hand is [civilian_ship, holographic_simulator, stock_exchange]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose holographic_simulator
        you choose "your system 2 (new)"
        you choose yes
        you choose "your system 3 (new)"
    then
        your systems are [civilian_ship], [holographic_simulator], [stock_exchange]
        your hand is []

scenario "without resources a ship builds nothing, and stays"
    ruling  X192
    ru      "без ресурсов корабль ничего не строит, но сам остаётся"
    given
        your hand is [civilian_ship, holographic_simulator, frigate, destroyer]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        nothing is asked
        your systems are [civilian_ship]
        your resources are 0 food
        your hand is [holographic_simulator, frigate, destroyer]

scenario "what a ship puts into alluvia's system costs one unit less"
    ruling  X193
    ru      "что корабль строит в системе Аллювии, стоит на один ресурс меньше"
    given
        your systems are [alluvia]
        your hand is [civilian_ship, colony_ship]
        your resources are 9 food, 9 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "your system 2 (new)"
        you choose yes
        you choose system of alluvia
    then
        options are "pay 4 food, 1 fleet", "pay 3 food, 2 fleet"

scenario "a ship that its own effect covers goes on building"
    ruling  X194
    ru      "корабль, который закрыт собственным эффектом, продолжает строить"
    given
        your hand is [civilian_ship, holographic_simulator, frigate]
        your resources are 9 food, 9 fleet, 9 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose system of civilian_ship
        you choose yes
        you choose "your system 2 (new)"
    then
        civilian_ship is not working
        your systems are [civilian_ship, holographic_simulator], [frigate]

scenario "the data centre takes one card out of the discards and leaves the others as they lie"
    ruling  X195
    ru      "центр данных берёт одну карту из сброса, остальные лежат как лежали"
    given
        your hand is [advanced_data_centre]
        discard_pile is [frigate, titan, spaceport, destroyer]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose titan
    then
        your hand is [titan]
        discard_pile is [frigate, spaceport, destroyer]

scenario "the data centre may search all the discards"
    ruling  X195
    ru      "центр данных выбирает из всего сброса"
    given
        your hand is [advanced_data_centre]
        discard_pile is [frigate, titan, spaceport, destroyer]
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        options are "Frigate", "Titan", "Spaceport", "Destroyer"
        nothing is not offered

scenario "without discards the data centre is built for nothing"
    ruling  X196
    ru      "при пустом сбросе центр данных строят впустую"
    given
        your hand is [advanced_data_centre]
        discard_pile is []
        your resources are 4 food, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
    then
        nothing is asked
        your systems are [advanced_data_centre]
        your hand is []

scenario "whoever spends the last cube on the tax office cannot use it"
    ruling  X197
    ru      "кто построил Налоговое управление последним кубиком, не может применить его эффект"
    given
        your systems are [supercomputer]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of supercomputer
    then
        nothing is asked
        number of cubes in your actions is 0
        your systems are [supercomputer, tax_office]
        your resources are 0 food

scenario "the tax office on a blue card sells a cube for food"
    ruling  X198
    ru      "на синей карте Налоговое управление платит за кубик продовольствием"
    given
        your systems are [supercomputer]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of supercomputer
        you choose yes
    then
        your resources are 3 food
        number of cubes in your actions is 0
        number of cubes in your reserve is 5

scenario "the tax office on a red card sells a cube for fleets"
    ruling  X198
    ru      "на красной карте Налоговое управление платит за кубик флотами"
    given
        your systems are [titan]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose system of titan
        you choose yes
    then
        your resources are 2 fleet
        number of cubes in your actions is 0

scenario "the tax office on a yellow card sells a cube for production"
    ruling  X198
    ru      "на жёлтой карте Налоговое управление платит за кубик производством"
    given
        your systems are [spaceport]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose system of spaceport
        you choose yes
    then
        your resources are 1 production
        number of cubes in your actions is 0

scenario "the cube need not be sold to the tax office"
    ruling  X198
    ru      "кубик можно и не отдавать Налоговому управлению"
    given
        your systems are [supercomputer]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of supercomputer
        you choose no
    then
        your resources are 0 food
        number of cubes in your actions is 1
        number of cubes in your reserve is 4

scenario "the tax office as first card of a system pays nothing for a cube"
    ruling  X199
    ru      "как первая карта системы Налоговое управление за кубик ничего не платит"
    given
        your systems are [supercomputer]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose "your system 2 (new)"
        you choose yes
    then
        your resources are 0 food
        number of cubes in your actions is 0

scenario "the tax office on a grey card pays nothing for a cube"
    ruling  X199
    ru      "на серой карте Налоговое управление за кубик ничего не платит"
    given
        your systems are [frigate]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose system of frigate
        you choose yes
    then
        your resources are 0 food
        number of cubes in your actions is 0

scenario "nobody has to sell a cube to the tax office for nothing"
    ruling  X199
    ru      "никто не обязан отдавать кубик Налоговому управлению даром"
    given
        your systems are [frigate]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose system of frigate
        you choose no
    then
        your resources are 0 food
        number of cubes in your actions is 1

scenario "the tax office directly on alluvia pays nothing for a cube"
    ruling  X200
    ru      "прямо на Аллювии Налоговое управление за кубик ничего не платит"
    given
        your systems are [alluvia]
        your hand is [tax_office]
        your resources are 1 food, 2 fleet, 1 production
        number of cubes in your actions is 2
    when
        you perform construction
        you choose system of alluvia
        you pay 1 food, 1 fleet, 1 production
        you choose yes
    then
        your systems are [alluvia, tax_office]
        your resources are 1 fleet
        number of cubes in your actions is 0

scenario "the satellite lays a frigate lowest and the satellite on top"
    ruling  X201
    ru      "спутник кладёт Фрегат в самый низ, а себя наверх"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose yes
        you choose frigate
        you choose spaceport
    then
        nothing is asked
        your systems are [frigate, spaceport, communications_satellite], [destroyer]
        communications_satellite is working

scenario "the satellite lays a frigate lowest and a spaceport on top"
    ruling  X201
    ru      "спутник кладёт Фрегат в самый низ, а Космопорт наверх"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose yes
        you choose frigate
        you choose communications_satellite
    then
        nothing is asked
        your systems are [frigate, communications_satellite, spaceport], [destroyer]
        spaceport is working

scenario "the satellite lays a spaceport lowest and the satellite on top"
    ruling  X201
    ru      "спутник кладёт Космопорт в самый низ, а себя наверх"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose yes
        you choose spaceport
        you choose frigate
    then
        nothing is asked
        your systems are [spaceport, frigate, communications_satellite], [destroyer]
        communications_satellite is working

scenario "the satellite lays a spaceport lowest and a frigate on top"
    ruling  X201
    ru      "спутник кладёт Космопорт в самый низ, а Фрегат наверх"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose yes
        you choose spaceport
        you choose communications_satellite
    then
        nothing is asked
        your systems are [spaceport, communications_satellite, frigate], [destroyer]
        frigate is working

scenario "the satellite lays the satellite lowest and a spaceport on top"
    ruling  X201
    ru      "спутник кладёт себя в самый низ, а Космопорт наверх"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose yes
        you choose communications_satellite
        you choose frigate
    then
        nothing is asked
        your systems are [communications_satellite, frigate, spaceport], [destroyer]
        spaceport is working

scenario "the satellite lays the satellite lowest and a frigate on top"
    ruling  X201
    ru      "спутник кладёт себя в самый низ, а Фрегат наверх"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose yes
        you choose communications_satellite
        you choose spaceport
    then
        nothing is asked
        your systems are [communications_satellite, spaceport, frigate], [destroyer]
        frigate is working

scenario "the satellite may leave everything as it lies"
    ruling  X201
    ru      "спутник может оставить всё как лежит"
    given
        your systems are [frigate, spaceport], [destroyer]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose system of frigate
        you choose no
    then
        nothing is asked
        your systems are [frigate, spaceport, communications_satellite], [destroyer]

scenario "a card that the satellite lays lower loses its cube, and the one above it builds nothing anew"
    ruling  X202
    ru      "карта, которую спутник опускает, теряет кубик, а верхняя не повторяет эффект «После постройки»"
    given
        your systems are [pleasure_dome, population_support]
        your hand is [communications_satellite]
        your resources are 2 food, 1 fleet, 1 production
        your loyalty is 4
        number of cubes in your actions is 1
        number of cubes on population_support is 1
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose "your system 2 (new)"
        you choose yes
        you choose population_support
    then
        your systems are [population_support, pleasure_dome], [communications_satellite]
        number of cubes on population_support is 0
        number of cubes in your reserve is 5
        pleasure_dome is working
        your loyalty is 4

scenario "a supercomputer alone counts itself"
    ruling  X203
    ru      "без других синих карт Планетарный суперкомпьютер считает одного себя"
    given
        your systems are [supercomputer], [frigate]
        your loyalty is 4
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 5 + total points of cards in your systems

scenario "a supercomputer beside three blue cards counts four"
    ruling  X203
    ru      "рядом с тремя синими картами Планетарный суперкомпьютер считает четыре"
    given
        your systems are [soil_enrichment, supercomputer], [stock_exchange, civilian_ship], [frigate]
        your loyalty is 4
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 8 + total points of cards in your systems

scenario "soil enrichment alone counts itself"
    ruling  X204
    ru      "без других синих карт Установка обогащения почвы считает одну себя"
    given
        your systems are [soil_enrichment], [frigate]
        number of cubes in your actions is 1
    when
        you perform activation
    then
        your resources are 1 food

scenario "soil enrichment beside three blue cards counts four"
    ruling  X204
    ru      "рядом с тремя синими картами Установка обогащения почвы считает четыре"
    given
        your systems are [supercomputer, soil_enrichment], [stock_exchange, civilian_ship], [frigate]
        your hand is [holographic_simulator]
        number of cubes in your actions is 1
    when
        you activate soil_enrichment
    then
        your resources are 4 food

scenario "a fighter base alone counts itself"
    ruling  X205
    ru      "без других красных карт База истребителей считает одну себя"
    given
        your systems are [frigate]
        your hand is [fighter_base]
        your resources are 4 food, 2 fleet, 1 production
    when
        you build fighter_base into system of frigate
    then
        your resources are 1 fleet

scenario "a fighter base beside two red cards counts three"
    ruling  X205
    ru      "рядом с двумя красными картами База истребителей считает три"
    given
        your systems are [titan, frigate], [battleship]
        your hand is [fighter_base, death_star]
        your resources are 4 food, 2 fleet, 1 production
    when
        you build fighter_base into system of frigate
    then
        your resources are 3 fleet

scenario "a recyclotron alone counts itself"
    ruling  X206
    ru      "без других жёлтых карт Утилизатрон считает одного себя"
    given
        your systems are [recyclotron], [frigate]
        your loyalty is 4
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 5 + total points of cards in your systems

scenario "a recyclotron beside two yellow cards counts three"
    ruling  X206
    ru      "рядом с двумя жёлтыми картами Утилизатрон считает три"
    given
        your systems are [spaceport, recyclotron], [tax_office, frigate]
        your loyalty is 4
        round_number is 8
    when
        reach end of deeds
        reach end of game
    then
        your result is 7 + total points of cards in your systems

scenario "without points the stock exchange cannot be used"
    ruling  X207
    ru      "без очков Планетарную фондовую биржу активировать нельзя"
    given
        your systems are [stock_exchange]
        number of cubes in your actions is 1
        your score is 0
    when
        reach your turn
    then
        activation is not offered
        you cannot activate stock_exchange

scenario "with one point the stock exchange sells production"
    ruling  X207
    ru      "за одно очко Планетарная фондовая биржа даёт производство"
    given
        your systems are [stock_exchange]
        number of cubes in your actions is 1
        your score is 1
    when
        you perform activation
    then
        your score is 0
        your resources are 2 production
