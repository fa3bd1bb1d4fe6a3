# Setting up, and a player's turn.

to prepare
    put all (role_cards from box where it is survey_role) into survey_stack
    put all (role_cards from box where it is warfare_role) into warfare_stack
    put all (role_cards from box where it is colonize_role) into colonize_stack
    put all (role_cards from box where it is trade_role) into trade_stack
    put all (role_cards from box where it is research_role) into research_stack
    put all (planets from planet_box where its starting is yes) into start_planets
    shuffle start_planets

# E4: ten cards; E5: a start planet; E10: five cards in hand.
to begin
    put a (role_card from box where it is politics) into your deck
    put top of warfare_stack into your deck
    put top 2 of colonize_stack into your deck
    put top 2 of research_stack into your deck
    put top 2 of survey_stack into your deck
    put top 2 of trade_stack into your deck
    shuffle your deck
    put top of start_planets into your frontier
    draw 5 cards

to take_turn
    if your turns_about is yes
        choose one
            all of
                act
                lead_a_role
            all of
                lead_a_role
                act
    otherwise
        act
        lead_a_role
    clean_up

to act "the action phase"
    phase deeds "Action phase"
        ru "Фаза действия"
        repeat (your deeds_allowed) times
            may play_deed a card from your hand

# E12: a card is played for its action, and then discarded.
to play_deed "play for its action" card
    needs card is in your hand
    needs you can do_deed card
    put card into your action_area
    do_deed card
    if card is in your action_area
        discard card

to do_deed card
    perform card's deed

to lead_a_role "the role phase"
    phase roles "Role phase"
        ru "Фаза роли"
        perform an action

to clean_up
    phase cleanup "Cleanup"
        ru "Фаза очистки"
        each player
            discard all cards from their played
            discard all technologies from their in_force
            put all tokens from their sold into bank
            put all tokens from their made into bank
            put all tokens from their named into bank
        discard any number of cards from your hand
        if number of cards in your hand is more than your hand_limit
            discard (number of cards in your hand - your hand_limit) cards from your hand
        otherwise
            draw (your hand_limit - number of cards in your hand) cards
