# What the parts of the ancients do when they are found and installed at once.

scenario "an antimatter missile fires one red die at the start of a battle"
    ruling  R52, R87
    ru      "антиматериальные ракеты: красный кубик в начале боя"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [antimatter_missile_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [antimatter_missile]
        (rockets_on of standard_starbase for red) is 1
        (guns_on of standard_starbase for red) is 0

scenario "an axion computer adds two to hits and one to the initiative"
    ruling  R52, R86, R90
    ru      "аксионный компьютер: +2 к попаданию и +1 к инициативе"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [axion_computer_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [axion_computer]
        aim_on of standard_starbase is 3
        quickness_on of standard_starbase is 5

scenario "a conformal drive carries a ship four sectors for two energy"
    ruling  R52, R68, R86
    ru      "конформный двигатель переносит корабль на четыре сектора за две энергии"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_4's tile is [iota_bootis]
        space_4's secret is [conformal_drive_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Interceptor: built nuclear drive"
    then
        your installed_parts are [conformal_drive]
        speed of standard_interceptor is 4
        quickness_on of standard_interceptor is 4
        power of standard_interceptor is 0

scenario "a flux shield takes three off the hits of others for two energy"
    ruling  R52, R86, R90
    ru      "искривляющий щит: −3 к чужим попаданиям за две энергии"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [flux_shield_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [flux_shield]
        screen_on of standard_starbase is 3
        quickness_on of standard_starbase is 5
        power of standard_starbase is 0

scenario "a hypergrid source gives eleven energy"
    ruling  R52, R63
    ru      "гиперполевой реактор даёт одиннадцать энергии"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_4's tile is [iota_bootis]
        space_4's secret is [hypergrid_source_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Interceptor: built nuclear source"
    then
        your installed_parts are [hypergrid_source]
        power of standard_interceptor is 9

scenario "an inversion shield gives two energy and takes two off the hits of others"
    ruling  R52, R90
    ru      "инверсионный щит даёт две энергии и −2 к чужим попаданиям"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [inversion_shield_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [inversion_shield]
        screen_on of standard_starbase is 2
        power of standard_starbase is 4

scenario "an ion disruptor fires a yellow die and makes a ship quicker by three"
    ruling  R52, R86
    ru      "ионный подавитель: жёлтый кубик и +3 к инициативе"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [ion_disruptor_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [ion_disruptor]
        (guns_on of standard_starbase for yellow) is 2
        quickness_on of standard_starbase is 7

scenario "an ion missile fires three yellow dice at the start of a battle"
    ruling  R52, R87
    ru      "ионные ракеты: три жёлтых кубика в начале боя"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [ion_missile_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [ion_missile]
        (rockets_on of standard_starbase for yellow) is 3
        (guns_on of standard_starbase for yellow) is 1

scenario "an ion turret fires two yellow dice and needs no energy"
    ruling  R52, R89
    ru      "ионная турель: два жёлтых кубика без затрат энергии"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [ion_turret_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [ion_turret]
        (guns_on of standard_starbase for yellow) is 3
        power of standard_starbase is 2

scenario "a nonlinear drive carries a ship two sectors and gives two energy"
    ruling  R52, R64, R68
    ru      "нелинейный двигатель переносит корабль на два сектора и даёт две энергии"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_4's tile is [iota_bootis]
        space_4's secret is [nonlinear_drive_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Interceptor: bay"
    then
        your installed_parts are [nonlinear_drive]
        speed of standard_interceptor is 3
        quickness_on of standard_interceptor is 3
        power of standard_interceptor is 3

scenario "a plasma turret fires two orange dice for three energy"
    ruling  R52, R63, R89
    ru      "плазменная турель: два оранжевых кубика за три энергии"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [plasma_turret_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
    then
        your installed_parts are [plasma_turret]
        (guns_on of standard_starbase for orange) is 2
        (guns_on of standard_starbase for yellow) is 0
        power of standard_starbase is 0

scenario "a shard hull bears three damage more"
    ruling  R52, R91
    ru      "фрагментарный корпус выдерживает ещё три урона"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [shard_hull_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [shard_hull]
        armour_on of standard_starbase is 5

scenario "a soliton charger fires a blue die for one energy"
    ruling  R52, R89
    ru      "солитонный излучатель: синий кубик за одну энергию"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [soliton_charger_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [soliton_charger]
        (guns_on of standard_starbase for blue) is 1
        power of standard_starbase is 1

scenario "a soliton missile fires a blue die at the start of a battle, and makes a ship quicker by one"
    ruling  R52, R86, R87
    ru      "солитонные ракеты: синий кубик в начале боя и +1 к инициативе"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_4's tile is [iota_bootis]
        space_4's secret is [soliton_missile_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
        you choose "Starbase: bay"
    then
        your installed_parts are [soliton_missile]
        (rockets_on of standard_starbase for blue) is 1
        quickness_on of standard_starbase is 5

scenario "the muon source is laid beside the squares when it is found"
    ruling  R23, R53
    ru      "найденный мюонный реактор сразу кладут вне ячеек"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        space_4's tile is [iota_bootis]
        space_4's secret is [muon_source_find]
    when
        you explore_secret space_4
        you choose "Use it"
        you choose yes
    then
        standard_interceptor's outside_parts are [muon_source]
        power of standard_interceptor is 3
        quickness_on of standard_interceptor is 4
