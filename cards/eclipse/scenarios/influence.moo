# Influence, colony ships, and what comes back from a sector. Around space_13 lie space_4, space_12 and space_10, beyond
# them the centre, space_1.

scenario "a disc goes where a wormhole leads from one's own sector"
    ruling  R72, T7
    ru      "диск ставят туда, куда из своего сектора ведёт кротовина"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_12's tile is [vega]
        space_10's tile is [fomalhaut]
    when
        you extend_to space_4
    then
        space_4's ruler is you
        number of discs in your influence_track is 12
        number of discs in your colonies is 1
        you cannot extend_to space_10
        you cannot extend_to space_4

scenario "no disc goes where opposing ships are, nor where somebody controls"
    ruling  R72, T7
    ru      "диск не ставят туда, где чужие корабли или чужая власть"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_12's tile is [arcturus]
        space_12's fleet is [ancient]
    then
        you cannot extend_to space_4 because "needs place's ruler"
        you cannot extend_to space_12 because "needs opposing"

scenario "where only one's own ships are no wormhole is needed"
    ruling  R72
    ru      "где стоят только свои корабли, кротовина не нужна"
    given
        your board is [directorate]
        space_7's tile is [pollux]
        space_7's fleet is [interceptor]
    then
        you can extend_to space_7

scenario "a ship is enough to reach the next sector"
    ruling  R72
    ru      "чтобы дотянуться до соседнего сектора, хватит корабля"
    given
        your board is [directorate]
        space_1's tile is [galactic_center]
        space_4's tile is [pollux]
        space_4's fleet is [cruiser]
    then
        you can extend_to space_1

scenario "one wormhole is enough for a disc with a generator"
    ruling  R61, R72, T15
    ru      "с генератором для диска хватает одной кротовины"
    given
        your board is [directorate]
        your technologies are [wormhole_generator]
        wormhole_generator's field is nano
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_10's tile is [alpha_centauri]
        space_2's tile is [capella]
    then
        you can extend_to space_10
        you cannot extend_to space_2

scenario "a disc that is taken back goes to the track, and the cubes to theirs"
    ruling  R19, R72, R74, T7
    ru      "снятый диск возвращается на шкалу, фишки — на свои шкалы"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is you
        your cubes of science is 9
        number of discs in your influence_track is 10
        number of discs in your disc_box is 4
        number of discs in your colonies is 2
        and then
            you settle a square on space_4's tile
            you settle a square on space_4's tile
    when
        you withdraw_from space_4
    then
        space_4's ruler is nobody
        number of discs in your influence_track is 11
        your cubes of science is 9

scenario "a disc is moved only once in a turn"
    ruling  R73
    ru      "за один ход диск сектора двигают только раз"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        number of discs in your colonies is 1
    when
        you perform influencing
        you choose "Put a disc into a sector"
        you choose "Take a disc back"
    then
        space_4's ruler is you
        space_13's ruler is nobody
        nothing is asked

scenario "a disc that is lifted connects nothing"
    ruling  R75
    ru      "поднятый диск ничего не соединяет"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        number of discs in your colonies is 1
    when
        you withdraw_from space_13
    then
        space_13's ruler is nobody
        nothing is asked

scenario "a disc may go from one sector to another"
    ruling  R72, R75
    ru      "диск можно перенести из сектора в сектор"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_1's tile is [galactic_center]
        space_4's ruler is you
        space_7's tile is [capella]
        space_7's fleet is [cruiser]
        number of discs in your colonies is 2
    when
        you withdraw_from space_13
        you choose yes
        you choose space_1
    then
        space_13's ruler is nobody
        space_1's ruler is you
        number of discs in your influence_track is 13

scenario "two colony ships are turned up during Influence"
    ruling  R71
    ru      "во время влияния переворачивают до двух колониальных кораблей"
    given
        your board is [directorate]
        rival's board is [hydran]
        number of colony_ships in your colony_ship_box is 1
        number of colony_ships in your used_ships is 3
        space_13's tile is [procyon]
        space_13's ruler is you
        number of discs in your colonies is 1
    when
        reach your turn
        you perform influencing
        you perform refreshing
        you perform refreshing
    then
        number of colony_ships in your ready_ships is 2
        refreshing is not offered

scenario "two colony ships fill the squares of a sector"
    ruling  R18, R33, T8
    ru      "два колониальных корабля заселяют сектор"
    given
        your board is [directorate]
        number of colony_ships in your colony_ship_box is 1
        number of colony_ships in your ready_ships is 3
        space_4's tile is [capella]
        space_4's ruler is you
        your acting is 1
    when
        you perform settling
        you choose "Capella: science"
        you perform settling
    then
        number of (squares on space_4's tile where its people is settled) is 2
        your cubes of science is 10
        your cubes of materials is 10
        your cubes of credits is 11
        number of colony_ships in your used_ships is 2
        you cannot perform settling

scenario "colony ships fly only while one acts, and only to one's own sectors"
    ruling  R33
    ru      "колониальные корабли летают только во время действия и только в свои секторы"
    given
        your board is [directorate]
        rival's board is [hydran]
        number of colony_ships in your colony_ship_box is 1
        number of colony_ships in your ready_ships is 3
        number of colony_ships in rival's colony_ship_box is 1
        number of colony_ships in rival's ready_ships is 3
        space_4's tile is [capella]
        space_4's ruler is you
        rival's acting is 1
    then
        you cannot perform settling because "needs your acting"
        rival cannot perform settling

scenario "an advanced square needs its technology"
    ruling  R35
    ru      "для передовой ячейки нужна её технология"
    given
        your board is [directorate]
        your technologies are [advanced_mining]
        advanced_mining's field is military
        space_4's tile is [sigma_hydrae]
        space_4's ruler is you
    then
        number of (squares on space_4's tile where has_room of it for you) is 2

scenario "advanced mining opens advanced squares of materials"
    ruling  R35
    ru      "передовая добыча открывает передовые ячейки материалов"
    given
        your board is [directorate]
        your technologies are [advanced_mining]
        advanced_mining's field is military
        space_4's tile is [omega_fornacis]
        space_4's ruler is you
    then
        number of (squares on space_4's tile where has_room of it for you) is 3

scenario "advanced economy opens advanced squares of money"
    ruling  R35
    ru      "передовая экономика открывает передовые ячейки денег"
    given
        your board is [directorate]
        your technologies are [advanced_economy]
        advanced_economy's field is grid
        space_4's tile is [beta_crucis]
        space_4's ruler is you
    then
        number of (squares on space_4's tile where has_room of it for you) is 2

scenario "metasynthesis opens them all"
    ruling  R35
    ru      "метасинтез открывает все передовые ячейки"
    given
        your board is [directorate]
        your technologies are [metasynthesis]
        metasynthesis's field is nano
        space_1's tile is [galactic_center]
        space_1's ruler is you
    then
        number of (squares on space_1's tile where has_room of it for you) is 6

scenario "the hydrans begin with a cube in an advanced square"
    ruling  R13, R35, R119
    ru      "гидранцы начинают с фишкой в передовой ячейке"
    given
        your board is [hydran]
        your technologies are [advanced_labs]
        advanced_labs's field is nano
    when
        you find_home
    then
        number of (squares on space_13's tile where its people is settled) is 2
        your cubes of science is 10
        your cubes of credits is 10

scenario "a grey square takes a cube of any track"
    ruling  R34
    ru      "серая ячейка принимает фишку с любой шкалы"
    given
        your board is [directorate]
        number of colony_ships in your colony_ship_box is 3
        number of colony_ships in your ready_ships is 1
        space_28's tile is [spica]
        space_28's ruler is you
        your acting is 1
    when
        you perform settling
        you choose "materials"
    then
        your cubes of materials is 10

scenario "a cube of a grey square goes back to any track"
    ruling  R34, R74
    ru      "фишка из серой ячейки возвращается на любую шкалу"
    given
        your board is [directorate]
        space_28's tile is [spica]
        space_28's ruler is you
        your cubes of materials is 10
        your cubes of science is 10
        number of discs in your colonies is 1
        and then
            you settle a square on space_28's tile
            you choose "materials"
    when
        you give_up space_28
        you choose "science"
    then
        your cubes of materials is 9
        your cubes of science is 11

scenario "where the right track is full another one takes the cube"
    ruling  R74
    ru      "если нужная шкала заполнена, фишку принимает другая"
    given
        your board is [directorate]
        space_4's tile is [pollux]
        space_4's ruler is you
        your cubes of science is 12
        your cubes of credits is 8
        number of discs in your colonies is 1
        and then
            you settle a square on space_4's tile
    when
        you give_up space_4
    then
        your cubes of science is 12

scenario "what was moved in one turn can be moved in the next"
    ruling  R73
    ru      "что двигали в один ход, можно двигать в следующий"
    given
        your board is [directorate]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's touched is touched
        number of discs in your colonies is 1
    when
        you perform influencing
        you choose "Put a disc into a sector"
        you choose "End the turn"
    then
        space_4's ruler is you

scenario "with advanced labs cubes go into advanced squares of science"
    ruling  R35, R60
    ru      "передовые лаборатории открывают передовые ячейки науки"
    given
        your board is [directorate]
        your technologies are [advanced_labs]
        advanced_labs's field is nano
        space_1's tile is [galactic_center]
        space_1's ruler is you
    then
        number of (squares on space_1's tile where its advanced is yes and has_room of it for you) is 1
