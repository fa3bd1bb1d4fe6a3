# Production, upkeep and cleanup.

scenario "a track produces the highest number that is not covered"
    ruling  R17, R19, T3
    ru      "шкала приносит наибольшее открытое число"
    given
        your board is [directorate]
        your cubes of materials is 4
        your cubes of science is 2
        your cubes of credits is 5
        number of discs in your influence_track is 9
    then
        production of (your cubes of materials) is 15
        production of (your cubes of science) is 21
        income of you is 12
        your upkeep is 2

scenario "a full track produces two, and one cube more nothing"
    ruling  R12, R17, R74
    ru      "полная шкала приносит два, а лишняя фишка закрывает и это число"
    given
        your board is [directorate]
        your cubes of credits is 12
    then
        production of (your cubes of science) is 2
        income of you is 0

scenario "credits move by income less upkeep, and the others are gained"
    ruling  R108, R112
    ru      "кредиты меняются на доход без содержания, остальное прибавляется"
    given
        your board is [directorate]
        your resources are 3 credits, 1 science, 2 materials
        your cubes of credits is 9
        your cubes of materials is 8
        your cubes of science is 10
        number of discs in your influence_track is 7
    when
        you keep_up
    then
        your resources are 2 credits, 4 science, 8 materials

scenario "whoever owes has to trade for it"
    ruling  R109
    ru      "кому не хватает кредитов, тот обязан меняться"
    given
        your board is [directorate]
        your resources are 1 credits, 2 science, 5 materials
        your cubes of credits is 9
        number of discs in your influence_track is 6
    when
        you keep_up
        you choose "Trade for a credit"
        you choose materials
        you choose "Trade for a credit"
        you choose materials
    then
        your resources are 4 science, 3 materials, 0 credits

scenario "a civilization that cannot pay collapses, and is scored as it stands"
    ruling  R111
    ru      "цивилизация, которой нечем платить, гибнет, но её очки считают"
    given
        players are you, rival, second
        your board is [directorate]
        number of discs in your influence_track is 0
        your reputation is [triumph]
        your resources are 1 science
        space_4's fleet is [interceptor]
    when
        you keep_up
        you end game
    then
        you are out
        space_4's fleet is []
        first is rival
        your result is 3
        your rank is 1

scenario "the last civilization ends the game when it collapses"
    ruling  R111
    ru      "последняя цивилизация, погибнув, завершает игру"
    given
        your board is [directorate]
        rival's board is [draco]
        space_4's tile is [arcturus]
        space_4's fleet is [ancient, ancient]
    when
        rival collapses
        you collapse
    then
        ending is desolation
        rival's result is 2
        rival's rank is 1

scenario "the ancients are counted for draco when it collapses"
    ruling  R111, R121
    ru      "наследникам Дракона древних считают в миг гибели"
    given
        players are you, rival, second
        your board is [draco]
        space_4's tile is [arcturus]
        space_4's fleet is [ancient, ancient]
    when
        you collapse
        rival puts all npcs from space_4's fleet into shipyard
        you end game
    then
        your result is 2

scenario "regular technologies are drawn up to the number of the round, rare ones beyond it"
    ruling  R3, R113
    ru      "вытягивают столько обычных технологий, сколько положено, а редкие сверх того"
    given
        technology_bag is [orbitals, nanorobots, gauss_shields, cloaking_device, starbases, monoliths, metasynthesis]
    when
        you fill_tray with count 4
    then
        technology_bag is [orbitals]
        number of technologies in tray is 6

scenario "as many technologies as there are players for"
    ruling  R3, R113
    ru      "число технологий зависит от числа игроков"
    given
        players are you, rival, second
    then
        first_technologies is 14
        later_technologies is 6

scenario "discs come back from the actions"
    ruling  R19, R114, R126
    ru      "диски возвращаются с действий"
    given
        your board is [directorate]
        number of discs in your influence_track is 10
        number of discs in your disc_box is 2
        number of discs in your action_track is 4
    when
        you clean_up
    then
        number of discs in your influence_track is 14
        number of discs in your action_track is 0
        your upkeep is 0
