# Diplomacy. It needs four players.

scenario "neighbours exchange ambassadors, and each gives a cube"
    ruling  R77, R79, T14
    ru      "соседи обмениваются послами, и каждый отдаёт фишку"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        second's board is [mechanema]
        third's board is [planta]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        tray is []
    when
        you perform proposing
        rival chooses yes
        you choose "science"
        rival chooses "credits"
    then
        is_partner of you for rival
        is_partner of rival for you
        rival's cubes of credits is 10
        your cubes of science is 10
        your embassy is 2
        you cannot perform proposing

scenario "the first ambassador has a space of his own, the next takes that of a reputation tile"
    ruling  R78, R79
    ru      "у первого посла своё место, следующему уступает место жетон репутации"
    given
        players are you, rival, second, third
        your board is [hydran]
        your reputation is [skirmish, victory, legend]
        rival's board is [planta]
        and then
            you receive_from second
            you choose "credits"
    when
        you receive_from rival
        you choose skirmish
        you choose "credits"
    then
        is_partner of you for rival
        your reputation is [victory, legend]
        number of reputation_tiles in reputation_bag is 31

scenario "who refuses is left in peace"
    ruling  R79
    ru      "кто отказался, того больше не спрашивают"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
    when
        you perform proposing
        rival chooses no
    then
        not is_partner of you for rival
        nothing is asked

scenario "with whom relations are possible"
    ruling  R77, T14
    ru      "с кем возможны дипломатические отношения"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        second's board is [mechanema]
        third's board is [planta]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_1's tile is [galactic_center]
        space_1's ruler is second
        space_12's tile is [vega]
        space_12's ruler is third
        space_12's fleet is [interceptor]
    then
        can_ally of you for rival
        can_ally of rival for second
        not can_ally of you for second
        not can_ally of you for third

scenario "three players have no relations"
    ruling  R77
    ru      "втроём дипломатии нет"
    given
        players are you, rival, second
        your board is [directorate]
        rival's board is [hydran]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
    then
        not can_ally of you for rival

scenario "a generator does not join for diplomacy"
    ruling  R77
    ru      "для дипломатии генератор не помогает"
    given
        players are you, rival, second, third
        your board is [directorate]
        your technologies are [wormhole_generator]
        wormhole_generator's field is nano
        rival's board is [hydran]
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_10's tile is [alpha_centauri]
        space_10's ruler is rival
    then
        (leads of space_13 to space_10 by you) is yes
        not can_ally of you for rival

scenario "whoever ends his turn among a partner's ships is a traitor"
    ruling  R80, R81
    ru      "кто закончил ход среди кораблей союзника, тот предатель"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        second's is_traitor is 1
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_4's fleet is [interceptor]
        and then
            you receive_from rival
            you choose "credits"
            rival receives_from you
            rival chooses "credits"
    when
        you answer_for_ships
        you choose "science"
        rival chooses "materials"
    then
        not is_partner of you for rival
        your is_traitor is 1
        second's is_traitor is 0
        your cubes of science is 12
        rival's cubes of materials is 12
        your embassy is 3

scenario "relations last while nobody is in the way"
    ruling  R80
    ru      "союз держится, пока никто не напал"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        space_4's tile is [pollux]
        space_4's ruler is rival
        space_13's tile is [procyon]
        space_13's fleet is [interceptor]
        and then
            you receive_from rival
            you choose "credits"
            rival receives_from you
            rival chooses "credits"
    then
        is_partner of you for rival
        not trespasses of you for rival

scenario "a traitor has no relations, and two points less"
    ruling  R77, R81, R116
    ru      "предатель не заключает союзов и теряет два очка"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        your is_traitor is 1
        space_13's tile is [procyon]
        procyon's turn is 3
        space_13's ruler is you
        space_4's tile is [pollux]
        space_4's ruler is rival
    when
        you end game
    then
        not can_ally of you for rival
        your result is 1

scenario "partners hold each other back"
    ruling  R69, R80
    ru      "союзники тоже удерживают друг друга"
    given
        players are you, rival, second, third
        your board is [directorate]
        rival's board is [hydran]
        space_4's tile is [pollux]
        space_4's fleet is [interceptor]
        and then
            you receive_from rival
            you choose "credits"
            rival puts rival's interceptor into space_4's fleet
    then
        freedom of space_4 for you is 0
