# What a civilization begins with, and how the end is scored.

scenario "a board gives resources and discs, and its other side is gone"
    ruling  R10, R12
    ru      "планшет даёт ресурсы и диски, а его другую сторону уже не выбрать"
    given
        species_box is [eridani, directorate, planta]
        printed_technologies is [plasma_cannons, gauss_shields, fusion_drives]
    when
        you found directorate
    then
        your resources are 3 credits, 3 science, 4 materials
        species_box is [planta]
        unchosen is [eridani]
        number of discs in your influence_track is 13
        you cannot found eridani

scenario "eridani has two discs less, three technologies and two reputation tiles"
    ruling  R59, R118
    ru      "у Эридана на два диска меньше, три технологии и два жетона репутации"
    given
        printed_technologies is [plasma_cannons, gauss_shields, fusion_drives]
        draws are triumph, skirmish
    when
        you found eridani
    then
        number of discs in your influence_track is 11
        your upkeep is 0
        your reputation is [triumph, skirmish]
        your credits is 26
        tiles of military for you is 1
        tiles of grid for you is 1
        tiles of nano for you is 1

scenario "the hydrans know advanced labs, and research twice"
    ruling  R59, R119
    ru      "гидранцы знают передовые лаборатории и исследуют дважды"
    given
        printed_technologies is [advanced_labs]
    when
        you found hydran
    then
        your technologies are [advanced_labs]
        advanced_labs's field is nano
        researches of you is 2

scenario "what boards have printed on them is not in the bag"
    ruling  R3, R59
    ru      "напечатанных на планшетах технологий в мешке нет"
    when
        you sort_printed
    then
        number of technologies in technology_bag is 114
        number of technologies in printed_technologies is 15

scenario "thirty-three reputation tiles are in the bag"
    ruling  R4
    ru      "в мешке тридцать три жетона репутации"
    given
        draws are legend
    when
        you draw 1 reputation_tile
    then
        number of reputation_tiles in reputation_bag is 32
        your found_reputation is [legend]

scenario "reputation and long tracks are points"
    ruling  R2, R21, R116
    ru      "репутация и длинные шкалы приносят очки"
    given
        your board is [directorate]
        your reputation is [skirmish, skirmish, legend]
        your technologies are [nanorobots, fusion_drives, orbitals, advanced_robotics, gauss_shields, fusion_sources, improved_hulls, positron_computers, tachyon_drives]
        nanorobots's field is nano
        fusion_drives's field is nano
        orbitals's field is nano
        advanced_robotics's field is nano
        gauss_shields's field is grid
        fusion_sources's field is grid
        improved_hulls's field is grid
        positron_computers's field is grid
        tachyon_drives's field is grid
    when
        you end game
    then
        your result is 9

scenario "a tie is decided by what is stored"
    ruling  R1, R117
    ru      "при равенстве решают запасы"
    given
        your board is [directorate]
        rival's board is [hydran]
        your resources are 3 credits, 1 science
        rival's resources are 5 materials
    when
        you end game
    then
        your rank is 2
        rival's rank is 1

scenario "the game ends with the eighth round"
    ruling  R1
    ru      "игра кончается с восьмым раундом"
    given
        your board is [directorate]
        rival's board is [hydran]
        your credits is 500
        rival's credits is 500
        space_4's tile is [capella]
        space_4's ruler is you
        number of discs in your colonies is 1
        space_3's tile is [pollux]
        space_3's ruler is rival
        number of discs in rival's colonies is 1
    when
        reach end of game
    then
        round_number is 8
        ending is eighth_round
