# What no worked example of the rulebook shows of the structures.

scenario "the locator may activate nothing, and its cube is spent all the same"
    ru  "локатор может ничего не активировать, но его кубик всё равно потрачен"
    given
        your systems are [high_orbit_locator], [population_support]
        your resources are 2 food
        your loyalty is 5
    when
        you activate high_orbit_locator
        you choose no
    then
        your resources are 2 food
        your loyalty is 5
        number of cubes on high_orbit_locator is 1
        number of cubes on population_support is 0
