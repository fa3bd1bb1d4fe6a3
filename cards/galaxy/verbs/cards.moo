# Taking cards, and leaving them.

# G9: of the two top cards one is kept and the other goes under the deck; or both go there, and the next one is taken. The deck
# lies face up, so the next one is seen.
to take_from deck
    needs deck's stack is not empty
    repeat (your looks_at + 1) times
        put top of deck's stack into your looked
    choose a card from your looked as kept
    if number of your looked is your looks_at + 1 and top of your looked is not kept
        put top of your looked onto deck's stack
    receive kept
    put all cards from your looked under deck's stack

# G13: however one comes by it.
to receive "receive" card
    put card into your tableau

# G43, G49: the first brings a leader, the second a conflict, the third a government.
to take_politics "take a politics card" with step (number)
    if step is 1
        take_from leaders
    otherwise if step is 2
        take_from conflicts
    otherwise
        take_from governments

# G10: a card of one's choice; the deck is shuffled afterwards.
to search_out "search out" card
    let deck be card's deck
    receive card
    shuffle deck's stack

# G65, G73: what lies on a card goes back to its owner.
to strip "clear" project
    put all bases from project's prepared into (project's owner)'s stock
    set project's state to open

# G68, G72: whether its property works is decided before the card leaves.
to dismiss "discard" card
    needs card is in your tableau
    needs not card is a race
    gain 1 dismissed
    if card is a leader
        retire card
    otherwise if card is a development
        scrap card
    otherwise if card is a project
        strip card
    shelve card

to retire leader
    let content be is_content of leader
    strip leader
    if content is yes
        perform leader's dismissal

to scrap development
    let was be development's state
    strip development
    if was is complete
        perform development's dismissal

# G64, G65: a card of an opponent is taken, or goes under its deck.
to banish "discard" card
    if card is a project
        strip card
    shelve card

# G74, G30: cubes from the bank, as far as they last; never black ones.
to take_cubes "take cubes of any colours" with count (number)
    repeat (count) times
        put a (cube from bank where its colour is not black) into your bag
