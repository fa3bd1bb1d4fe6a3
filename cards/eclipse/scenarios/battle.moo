# Battles. They are fought in space_4; dice are named in the order in which they are thrown.

scenario "initiative is the bonus of the blueprint and that of its parts"
    ruling  R86, T10
    ru      "инициатива — это бонус чертежа и его частей"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your technologies are [fusion_drives]
        fusion_drives's field is nano
        rival's board is [mechanema]
        rival's blueprints are [standard_dreadnought]
        and then
            you fit fusion_drive onto a bay on your blueprints
            you choose "Interceptor: built nuclear drive"
            rival fits nuclear_drive onto a bay on rival's blueprints
            rival chooses "Dreadnought: built ion cannon"
            rival fits nuclear_drive onto a bay on rival's blueprints
            rival chooses "Dreadnought: built ion cannon"
    then
        quickness_on of standard_dreadnought is 3
        quickness_on of standard_interceptor is 4

scenario "as many dice as all ships of the type show"
    ruling  R89, T11
    ru      "кубиков столько, сколько на всех кораблях этого типа"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_dreadnought]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, interceptor, interceptor, rival's dreadnought]
        interceptor's side is attacking
        rolls are 2, 2, 2
    when
        you attack_with interceptor
    then
        many_like of interceptor is 3
        "rolled: yellow dice 2, 2, 2" is in log

scenario "a burst hits, a blank misses, and a number needs six with computers and without shields"
    ruling  R90, R128
    ru      "взрыв попадает всегда, пустая грань — никогда, а число должно дать шесть с компьютерами и без щитов"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [orion_hegemony]
        rival's blueprints are [orion_interceptor]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, interceptor, interceptor, rival's interceptor]
        rolls are 5, burst, miss
        and then
            you take_sides space_4 by you to rival
    when
        you attack_with interceptor
    then
        screen of rival's interceptor is 1
        own_ships of space_4 for rival is 0
        your renown_won is 1

scenario "a ship is destroyed when its damage exceeds its hull"
    ruling  R91
    ru      "корабль уничтожен, когда повреждений больше, чем корпуса"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_cruiser]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, rival's cruiser]
        rolls are burst, burst
        and then
            you take_sides space_4 by you to rival
            you attack_with interceptor
    when
        you attack_with interceptor
    then
        own_ships of space_4 for rival is 0
        your renown_won is 2
        rival's supply is 18

scenario "damage that does not destroy stays on the ship until the end of the phase"
    ruling  R91, R106
    ru      "повреждения остаются на корабле до конца фазы"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_cruiser]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, rival's cruiser]
        rolls are burst
        and then
            you take_sides space_4 by you to rival
            you attack_with interceptor
    when
        you end_combat
        you choose no
        rival chooses no
    then
        rival's cruiser's damage is 0
        own_ships of space_4 for rival is 1

scenario "ancients spread their hits so that what can be destroyed is"
    ruling  R94, R95, T9
    ru      "древние распределяют попадания так, чтобы уничтожить, кого можно"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor, standard_dreadnought]
        npc_blueprints is [basic_ancient]
        space_4's tile is [pollux]
        space_4's fleet is [ancient, interceptor, dreadnought]
        ancient's side is defending
        interceptor's side is attacking
        dreadnought's side is attacking
        rolls are 5, burst
    when
        you attack_with ancient
    then
        own_ships of space_4 for you is 1
        dreadnought's damage is 1
        your supply is 17

scenario "a destroyed ancient is renown"
    ruling  R94, R97
    ru      "уничтоженный древний приносит славу"
    given
        your board is [directorate]
        your blueprints are [standard_cruiser]
        npc_blueprints is [basic_ancient]
        space_4's tile is [pollux]
        space_4's fleet is [ancient, cruiser]
        rolls are miss, miss, burst, miss, miss, burst
        draws are triumph, skirmish
    when
        you fight_in space_4
    then
        space_4's fleet is [cruiser]
        your renown_won is 1
        your has_fought is 1
        triumph is offered
        skirmish is offered

scenario "missiles are fired once, before all else"
    ruling  R87
    ru      "ракеты выпускают один раз, до всего остального"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        your technologies are [flux_missiles]
        flux_missiles's field is military
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor]
        rolls are 3, burst
        and then
            you fit flux_missile onto a bay on your blueprints
            you choose "Interceptor: bay"
            rival puts rival's interceptor into space_4's fleet
    when
        you fight_in space_4
    then
        own_ships of space_4 for rival is 0
        own_ships of space_4 for you is 1

scenario "the defender is first when both are equally quick"
    ruling  R84, R86
    ru      "при равной инициативе первым стреляет защитник"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_4's fleet is [interceptor, rival's interceptor]
        rolls are burst
    when
        you fight_in space_4
    then
        own_ships of space_4 for you is 0
        own_ships of space_4 for rival is 1

scenario "whoever came first defends where nobody controls"
    ruling  R84
    ru      "где никто не властвует, защищается тот, кто пришёл раньше"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, rival's interceptor]
        rolls are burst
    when
        you fight_in space_4
    then
        own_ships of space_4 for you is 1
        own_ships of space_4 for rival is 0

scenario "the last to come fight each other first, the controller last of all"
    ruling  R83, R84, T12
    ru      "первыми бьются пришедшие последними, хозяин сектора — последним"
    given
        players are you, rival, second
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        second's board is [hydran]
        second's blueprints are [standard_interceptor]
        space_4's tile is [pollux]
        space_4's ruler is second
        space_4's fleet is [interceptor, rival's interceptor]
        rolls are burst, burst
        and then
            second puts second's interceptor into space_4's fleet
    when
        you fight_in space_4
    then
        own_ships of space_4 for second is 1
        own_ships of space_4 for rival is 0
        own_ships of space_4 for you is 0
        your renown_won is 1
        second's renown_won is 1

scenario "a retreat leads only to one's own sector without enemies"
    ruling  R92, T13
    ru      "отступают только в свой сектор без врагов"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_1's tile is [galactic_center]
        space_1's ruler is you
        space_1's fleet is [ancient]
        space_3's tile is [castor]
        space_4's fleet is [interceptor, rival's interceptor]
        and then
            you take_sides space_4 by you to rival
    then
        is_haven of space_13 for you against space_4 is yes
        is_haven of space_1 for you against space_4 is no
        is_haven of space_3 for you against space_4 is no
        is_haven of space_7 for you against space_4 is no
        you can retreat interceptor
        rival cannot retreat rival's interceptor

scenario "who retreats leaves at his next activation, and has no tile for taking part"
    ruling  R92, R99
    ru      "отступающий уходит при следующей активации и не тянет жетон за участие"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_4's fleet is [interceptor, rival's interceptor]
        rolls are miss, miss
        draws are legend
    when
        you fight_in space_4
        you choose "Retreat"
    then
        space_13's fleet is [interceptor]
        interceptor's course is fighting
        your has_fled is 1
        rival is asked

scenario "who has nowhere to go fights on"
    ruling  R92
    ru      "кому некуда отступать, тот сражается дальше"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor, rival's interceptor]
        and then
            you take_sides space_4 by you to rival
    then
        you cannot retreat interceptor because "needs there is a hex"

scenario "starbases do not retreat"
    ruling  R22, R92
    ru      "звёздные базы не отступают"
    given
        your board is [directorate]
        your blueprints are [standard_starbase]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's fleet is [starbase]
    then
        you cannot retreat starbase because "needs leader is not starbase"

scenario "whoever cannot shoot any more has to go"
    ruling  R96
    ru      "кому больше нечем стрелять, тот должен уйти"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_4's fleet is [interceptor]
        and then
            you fit hull onto a bay on your blueprints
            you choose "Interceptor: built ion cannon"
            rival fits hull onto a bay on rival's blueprints
            rival chooses "Interceptor: built ion cannon"
            rival puts rival's interceptor into space_4's fleet
    when
        you fight_in space_4
        you choose "Retreat at once"
    then
        space_13's fleet is [interceptor]
        own_ships of space_4 for rival is 1

scenario "two ships of a type leave a stalemate together"
    ruling  R96
    ru      "два корабля одного типа покидают безвыходный бой вместе"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_4's fleet is [interceptor, interceptor]
        and then
            you fit hull onto a bay on your blueprints
            you choose "Interceptor: built ion cannon"
            rival fits hull onto a bay on rival's blueprints
            rival chooses "Interceptor: built ion cannon"
            rival puts rival's interceptor into space_4's fleet
    when
        you fight_in space_4
        you choose "Retreat at once"
    then
        space_13's fleet is [interceptor, interceptor]
        own_ships of space_4 for rival is 1

scenario "two ships of a type are destroyed together in a stalemate"
    ruling  R96
    ru      "два корабля одного типа гибнут в безвыходном бою вместе"
    given
        your board is [directorate]
        your blueprints are [standard_interceptor]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_4's fleet is [interceptor, interceptor]
        and then
            you fit hull onto a bay on your blueprints
            you choose "Interceptor: built ion cannon"
            rival fits hull onto a bay on rival's blueprints
            rival chooses "Interceptor: built ion cannon"
            rival puts rival's interceptor into space_4's fleet
    when
        you fight_in space_4
        you choose "Destroy the ships"
    then
        space_13's fleet is []
        own_ships of space_4 for you is 0
        own_ships of space_4 for rival is 1

scenario "the damage of an antimatter cannon may be split"
    ruling  R91
    ru      "урон антиматериального орудия можно разделить"
    given
        your board is [directorate]
        your blueprints are [basic_guardian]
        your technologies are [antimatter_splitter]
        antimatter_splitter's field is military
    then
        your splits_damage is yes

scenario "draws for taking part and for what was destroyed, and one tile is kept"
    ruling  R97, R98, R100
    ru      "жетоны тянут за участие и за уничтоженное, а оставляют один"
    given
        your board is [directorate]
        draws are triumph, skirmish, legend
    when
        you draw_reputation with count 3
        you choose legend
    then
        your reputation is [legend]
        your found_reputation is []
        number of reputation_tiles in reputation_bag is 32

scenario "five at most are drawn"
    ruling  R97
    ru      "тянут не больше пяти"
    given
        your board is [directorate]
    when
        you draw_reputation with count 9
    then
        your found_reputation is 5

scenario "a full track gives a tile back to make room"
    ruling  R78, R98
    ru      "на полной шкале место освобождают, возвращая жетон"
    given
        your board is [hydran]
        your reputation is [skirmish, skirmish, victory]
        draws are legend
    when
        you draw_reputation with count 1
        you choose legend
        you choose victory
    then
        your reputation is [skirmish, skirmish, legend]

scenario "the battle of the rulebook: missiles, a retreat, and a sector that is taken"
    ruling  R85, R87, R88, R92, R97, R101, R104, T19
    ru      "сражение из правил: ракеты, отступление и захваченный сектор"
    given
        your board is [hydran]
        your blueprints are [standard_interceptor, standard_cruiser]
        your technologies are [fusion_sources, fusion_drives, plasma_missiles, plasma_cannons, gauss_shields, improved_hulls]
        rival's board is [mechanema]
        rival's blueprints are [standard_interceptor, standard_cruiser]
        rival's technologies are [fusion_sources, fusion_drives, plasma_missiles, positron_computers]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [beta_leonis]
        space_4's ruler is rival
        number of discs in rival's colonies is 1
        number of discs in your colonies is 1
        rolls are burst, burst, 5, 4, 3, 2, burst, burst, 3, 2, 3, 4, 2, burst, miss, 2, burst, burst
        draws are skirmish, victory, triumph, skirmish, skirmish, victory, triumph, legend
        and then
            you fit fusion_source onto a bay on your blueprints
            you choose "Interceptor: built nuclear source"
            you fit fusion_drive onto a bay on your blueprints
            you choose "Interceptor: built nuclear drive"
            you fit plasma_missile onto a bay on your blueprints
            you choose "Interceptor: bay"
            you fit fusion_source onto a bay on your blueprints
            you choose "Cruiser: built nuclear source"
            you fit fusion_drive onto a bay on your blueprints
            you choose "Cruiser: built nuclear drive"
            you fit gauss_shield onto a bay on your blueprints
            you choose "Cruiser: built electron computer"
            you fit plasma_cannon onto a bay on your blueprints
            you choose "Cruiser: built ion cannon"
            you fit improved_hull onto a bay on your blueprints
            you choose "Cruiser: built hull"
            you fit plasma_missile onto a bay on your blueprints
            you choose "Cruiser: bay"
            rival fits plasma_missile onto a bay on rival's blueprints
            rival chooses "Interceptor: bay"
            rival fits fusion_source onto a bay on rival's blueprints
            rival chooses "Cruiser: built nuclear source"
            rival fits positron_computer onto a bay on rival's blueprints
            rival chooses "Cruiser: built electron computer"
            rival fits fusion_drive onto a bay on rival's blueprints
            rival chooses "Cruiser: built nuclear drive"
            rival fits ion_cannon onto a bay on rival's blueprints
            rival chooses "Cruiser: bay"
            rival settles a square on space_4's tile
            rival chooses "Beta Leonis: credits"
            rival puts 3 (ships from rival's supply where it is like interceptor) into space_4's fleet
            rival puts rival's cruiser into space_4's fleet
            you put 3 (ships from your supply where it is like interceptor) into space_4's fleet
            you put cruiser into space_4's fleet
    when
        you fight_in space_4
        you choose interceptor
        you choose interceptor
        rival chooses interceptor
        rival chooses cruiser
        you choose "Retreat"
        rival chooses interceptor
        you choose "Attack"
        you choose interceptor
        you choose "Attack"
        rival chooses victory
        you choose legend
        you end_combat
        you choose yes
        you choose yes
    then
        own_ships of space_4 for you is 1
        own_ships of space_4 for rival is 0
        space_13's fleet is [interceptor]
        rival's reputation is [victory]
        your reputation is [legend]
        space_4's ruler is you
        rival's graves of credits is 1
        cruiser's damage is 0
        rival's supply is 18
        your supply is 16
