# What an expansion of Eclipse may bring: a seventh colour, a sector that nothing leads to, a part that needs more energy than
# any ship gives, and one more tile of a technology.

change kind species
    colour  red, blue, green, yellow, white, black, violet

species exiles "Exiles"
    ru           "Изгнанники"
    colour       violet
    stores       3 materials, 3 science, 9 credits
    known        starbases
    rate         3
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  last_harbour
    first_ship   interceptor
    spaces       4

sector last_harbour "Last Harbour"
    ru             "Последняя гавань"
    sector_number  233
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, science, materials
    artifact       yes

sector sealed_void "Sealed Void"
    ru             "Запечатанная пустота"
    sector_number  319
    ring           outer
    points         1
    squares        credits

part hungry_cannon "Hungry Cannon"
    ru      "Прожорливое орудие"
    energy  -9
    throws  red, red

change technology phase_shields of eclipse
    copies  6
