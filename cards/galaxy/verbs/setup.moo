# Setting up.

# G2, G3: seven decks are shuffled, and everybody fills a bag. The black cubes come last, for G4.
to lay_out "lay out the decks and fill the bags"
    for each card in box
        shelve card
    for each deck
        shuffle deck's stack
    each player
        put 5 red cubes from bank into their bag
        put 5 blue cubes from bank into their bag
        put 5 yellow cubes from bank into their bag
        put 5 green cubes from bank into their bag

# Under its deck goes a card that is discarded, too.
to shelve card
    if card is a race
        put card under race_deck's stack
    otherwise if card is a leader
        put card under leader_deck's stack
    otherwise if card is a conflict
        put card under conflict_deck's stack
    otherwise if card is a government
        put card under government_deck's stack
    otherwise if card is an expansion
        put card under expansion_deck's stack
    otherwise if card is a commerce
        put card under commerce_deck's stack
    otherwise
        put card under progress_deck's stack

# G4: a cube that is not black names the first corner; the others begin opposite, or clockwise from it.
to draw_for_a_corner "draw a cube for the first corner"
    draw 1 cube
    let colour be (top of your hand)'s colour
    put all cubes from your hand into your bag
    let home be the system where its site is start and its colour is colour
    occupy home
    if number of players is 2
        your left occupies (home's clockwise's clockwise)
    otherwise
        your left occupies (home's clockwise)
    if number of players is 3
        your right chooses_a_corner
    if number of players is 4
        your left's left occupies (home's clockwise's clockwise)
        your right occupies (home's clockwise's clockwise's clockwise)

to choose_a_corner "choose a corner"
    choose a system where its site is start and its bases is empty
    occupy system

to occupy "occupy" system
    put top of your stock into system's bases

# G5: what nobody begins in is covered, with the two systems nearest to it. Only then the black cubes go into the bags.
to close_corners "cover the corners that nobody begins in"
    for each system where its site is start and its bases is empty
        close_corner system
    each player
        put 5 black cubes from bank into their bag

to close_corner "cover a corner" unused (system)
    for each system where its corner is unused's corner and its site is either start or nearby
        put top of tokens into system's cover

# G8: two races more than players are shown.
to show_races "show the races"
    repeat (number of players + 2) times
        put top of race_deck's stack into shown

to clear_races "put the other races back"
    put all cards from shown under race_deck's stack
    shuffle race_deck's stack
