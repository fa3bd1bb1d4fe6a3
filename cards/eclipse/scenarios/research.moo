# Research: what a technology costs, where it goes, and which can be had.

scenario "a discount goes no lower than the least price"
    ruling  R21, R56, T1
    ru      "скидка не опускает цену ниже наименьшей"
    given
        tray is [fusion_drives]
        your board is [directorate]
        your technologies are [monoliths, orbitals]
        monoliths's field is nano
        orbitals's field is nano
        your science is 5
    when
        you study fusion_drives
    then
        your science is 2
        fusion_drives's field is nano
        number of your technologies is 3
        tray is []

scenario "two technologies in one action, the second with a greater discount"
    ruling  R14, R56, T2
    ru      "две технологии за одно действие, вторая с большей скидкой"
    given
        tray is [nanorobots, wormhole_generator]
        your board is [hydran]
        your technologies are [fusion_drives, orbitals, advanced_robotics, monoliths]
        fusion_drives's field is nano
        orbitals's field is nano
        advanced_robotics's field is nano
        monoliths's field is nano
        your science is 10
    when
        you perform researching
        you choose "Research a technology"
        you choose nanorobots
        you choose "Research a technology"
        you choose wormhole_generator
    then
        your science is 0
        tiles of nano for you is 6
        number of discs in your influence_track is 12
        number of discs in your action_track is 1

scenario "whoever has one activation researches one technology"
    ruling  R14, R56
    ru      "с одной активацией изучают одну технологию"
    given
        tray is [nanorobots, gauss_shields]
        your board is [directorate]
        your science is 20
    when
        you perform researching
        you choose "Research a technology"
        you choose nanorobots
        you choose "End the turn"
    then
        your acting is 0
        your science is 18
        tray is [gauss_shields]

scenario "what costs too much is not to be had"
    ruling  R56
    ru      "слишком дорогую технологию не изучить"
    given
        tray is [monoliths, nanorobots]
        your board is [directorate]
        your science is 11
    then
        (price of monoliths for nano by you) is 12
        you cannot study monoliths
        you cannot research monoliths to nano because "pay (price of technology"
        you can study nanorobots

scenario "a technology goes onto the track of its category only"
    ruling  R56
    ru      "технологию кладут только на шкалу её категории"
    given
        tray is [nanorobots]
        your board is [directorate]
        your science is 9
    then
        you can research nanorobots to nano
        you cannot research nanorobots to military because "needs technology's category"

scenario "a full track takes no more"
    ruling  R57
    ru      "на заполненную шкалу ничего не положить"
    given
        tray is [nanorobots, cloaking_device]
        your board is [directorate]
        your technologies are [fusion_drives, orbitals, advanced_robotics, advanced_labs, monoliths, wormhole_generator, artifact_key]
        fusion_drives's field is nano
        orbitals's field is nano
        advanced_robotics's field is nano
        advanced_labs's field is nano
        monoliths's field is nano
        wormhole_generator's field is nano
        artifact_key's field is nano
        your science is 20
    then
        you cannot study nanorobots
        you cannot research nanorobots to nano because "needs tiles"
        you cannot research cloaking_device to nano
        you can research cloaking_device to grid

scenario "nobody researches the same twice"
    ruling  R57
    ru      "одну и ту же технологию дважды не изучают"
    given
        tray is [gauss_shields]
        your board is [directorate]
        your technologies are [gauss_shields]
        gauss_shields's field is grid
        your science is 20
    then
        you cannot study top of tray
        you cannot research top of tray to grid because "needs not has_learned"

scenario "a rare technology lies on the track that its owner chooses, with the discount of that track"
    ruling  R58
    ru      "редкую технологию кладут на любую шкалу, и скидка берётся с неё"
    given
        tray is [cloaking_device]
        your board is [directorate]
        your technologies are [nanorobots, orbitals]
        nanorobots's field is nano
        orbitals's field is nano
        your science is 7
    when
        you study cloaking_device
        you choose nano
    then
        (price of cloaking_device for military by you) is 7
        cloaking_device's field is nano
        tiles of nano for you is 3
        your science is 1

scenario "what is printed on a board counts as researched"
    ruling  R59, R124
    ru      "напечатанное на планшете считается изученным"
    given
        printed_technologies is [starbases]
        tray is [neutron_bombs, starbases]
        your science is 9
    when
        you found directorate
    then
        tiles of military for you is 1
        discount of 1 is 1
        you cannot research top of tray to military because "needs not has_learned"

scenario "research costs a disc, and whoever has none cannot act"
    ruling  R19, R30
    ru      "исследование стоит диска влияния, и без дисков действовать нельзя"
    given
        tray is [nanorobots]
        your board is [directorate]
        your science is 9
        number of discs in your influence_track is 0
    then
        you cannot perform researching because "pay 1 disc"

scenario "a tile that is researched leaves the tray, and its equals stay"
    ruling  R56
    ru      "изученный жетон уходит из органайзера, такие же остаются"
    given
        tray is [nanorobots, nanorobots]
        your board is [directorate]
        your science is 9
    when
        you study nanorobots
    then
        number of technologies in tray is 1
        number of your technologies is 1

scenario "advanced robotics brings a disc at once"
    ruling  R60
    ru      "передовая робототехника сразу даёт диск влияния"
    given
        tray is [advanced_robotics]
        your board is [directorate]
        your science is 8
    when
        you study advanced_robotics
    then
        number of discs in your influence_track is 14
        number of discs in your disc_box is 2
        your upkeep is 0

scenario "a quantum grid brings two discs at once"
    ruling  R60
    ru      "квантовая сеть сразу даёт два диска влияния"
    given
        tray is [quantum_grid]
        your board is [directorate]
        number of discs in your influence_track is 9
        number of discs in your action_track is 4
        your science is 16
    when
        you study quantum_grid
    then
        number of discs in your influence_track is 11
        number of discs in your disc_box is 1
