# Diplomacy among four and more: ambassadors, aggression, the traitor (R77 to R81).

kind ambassador is card "ambassador"
    ru      "посол", "посла", "послов"
    owned   by_player
    starts  embassy

zone embassy of ambassador for each player "ambassadors at home"
    ru  "послы дома"

zone envoys of ambassador for each player "ambassadors received"
    ru  "принятые послы"

counter is_traitor for each player "traitor"
    ru     "жетон предателя", "жетона предателя"
    range  0 to 1

ambassador ambassador_tile "Ambassador"
    ru      "Посол"
    copies  3

# ---- numbers --------------------------------------------------------------------------------------------------------

value is_partner of player for other (player) = there is an ambassador in player's envoys where its owner is other

# Warp portals count, a Wormhole Generator does not.
value borders_on of place (hex) for other (player)
    yes if there is a hex adjacent to place where its ruler is other and it is joined to place
    has_portal of place and there is a hex where its ruler is other and has_portal of it otherwise

value touches of player for other (player) = there is a hex where its ruler is player and borders_on of it for other

# Ships where the other one controls, or where he has ships.
value trespasses of player for other (player) = there is a hex where its fleet is not empty and own_ships of it for player is at least 1 and (its ruler is other or own_ships of it for other is at least 1)

value cubes_at_hand of player = player's cubes of credits + player's cubes of science + player's cubes of materials

value can_host of player
    no if player's is_traitor is 1
    no if player's embassy is empty
    no if cubes_at_hand of player is 0
    player's envoys is less than (top of player's board)'s spaces + (top of player's board)'s embassies otherwise

value can_ally of player for other (player)
    no if table_size is less than 4
    no if is_partner of player for other
    no if not (can_host of player) or not (can_host of other)
    no if not (touches of player for other)
    not (trespasses of player for other) and not (trespasses of other for player) otherwise

# ---- what is done ---------------------------------------------------------------------------------------------------

# R77, R79: one to each of the others in a turn.
counter proposals for each player
    range  0 to 5
    start  5

counter was_asked for each player
    range  0 to 1

action proposing "Propose relations", at any time in your turn
    ru "Предложить союз"
    pay 1 proposals
    choose an opponent as partner where can_ally of you for it and its was_asked is 0
    set partner's was_asked to 1
    let proposer be you
    partner may
        proposer receives_from partner
        receive_from proposer

# R79: a cube goes with each ambassador, so that one's track produces more.
to receive_from other (player)
    for each ambassador in other's embassy
        if not (is_partner of you for other)
            put ambassador into your envoys
    if your reputation is more than your reputation_spaces
        put a reputation_tile from your reputation into reputation_bag
    choose a good as track where has_cubes of it for you
    lose 1 cubes of track

# R80, R81: at the end of a turn.
to answer_for_ships
    for each player where is_partner of it for you and trespasses of you for it
        break_with player

to break_with other (player)
    dismiss other
    other dismisses you
    each player
        set their is_traitor to 0
    set is_traitor to 1

to dismiss other (player)
    for each ambassador in your envoys where its owner is other
        put ambassador into other's embassy
    choose a good as track where has_space of it for you
    gain 1 cubes of track
