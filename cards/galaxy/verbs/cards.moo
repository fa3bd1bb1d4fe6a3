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
    put all (cards from your looked where it is not kept) under deck's stack
    receive kept

# G13: however one comes by it.
to receive "receive" card
    put card into your tableau

# G43, G49: the first brings a leader, the second a conflict, the third a government.
to take_politics "take a politics card" with step (number)
    if step is 1
        take_from leader_deck
    otherwise if step is 2
        take_from conflict_deck
    otherwise
        take_from government_deck

# G46: of any of the three kinds of developments.
to take_development "take a development card"
    choose a deck where its family is branches and its stack is not empty
    take_from deck

# G10: a card of one's choice. The deck is shuffled before the card does anything, which may ask its owner something.
to search_out "search out" card
    let deck be card's deck
    put card into your looked
    shuffle deck's stack
    receive card

# G65, G73: what lies on a card goes back to its owner.
to strip "clear" project
    project's owner strips_own project

to strip_own "clear" project
    for each cell on project where it is not empty
        vacate cell
    put all bases from project's prepared into your stock

# G68, G72: whether its property works is decided before the card leaves.
to dismiss "discard" project
    needs project is in your tableau
    needs not project is a race
    gain 1 dismissed
    let active be acts of project
    strip project
    shelve project
    if active is yes
        perform project's dismissal

# G64, G65: a card of an opponent is taken, or goes under its deck.
to claim "take" card (project)
    strip card
    receive card

to banish "discard" card (project)
    strip card
    shelve card

# G74, G30: cubes from the bank, as far as they last; never black ones.
to take_cubes "take cubes of any colours" with count (number)
    repeat (count) times
        put a (cube from bank where its colour is not black) into your bag
