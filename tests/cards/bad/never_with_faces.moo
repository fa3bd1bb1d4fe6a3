# What can never be true of words, faces, and of what lies under cards.

kind ship is card "ship"
    sails   square, lateen, several, optional
    class   small, large
    rank    1 to 9, optional
    faces   up, down
    starts  dock
    works when it is in its owner's fleet

zone dock of ship "dock"

zone fleet of ship for each player "fleet"

zone cargo of stall for each ship "cargo"
    holds  3

to sail ship
    needs ship is in your fleet
    if number of square in ship's sails is more than 2      ### never-true
        gain 1 coin
    if number of lateen in ship's sails is at least 1
        gain 1 coin
    if number of ship's sails is at least 4                 ### never-true
        gain 1 coin
    if square is in ship's sails and not square is in ship's sails      ### never-true
        gain 1 coin
    if number of ship's cargo is at least 4                 ### never-true
        gain 1 coin
    if there are at least 15 cards in your fleet's cargo    ### never-true
        gain 1 coin
    if number of square in ship's sails is 2
        gain 1 coin
    if ship's face is up
        flip ship to down
        if ship's face is down
            gain 1 coin
    if ship's rank is at least 3
        flip ship to down
        if ship's rank is at most 2
            gain 1 coin

action sailing "Sail"
    sail a ship from your fleet
    put top of dock into your fleet
    choose a ship from your fleet
    put up to 1 stall from your hand into ship's cargo

ship sloop "Sloop"
    sails  square, square, lateen
    class  small

    after sail:
        if number of square in this card's sails is 1       ### never-true
            gain 1 coin
        if number of this card's sails is 2                 ### never-true
            gain 1 coin
        if this card's rank is 2                            ### never-true
            gain 1 coin

ship brig "Brig"
    class  large
    face up
        sails  square
        rank   3
    face down
        rank   1

    after sail:
        if this card's rank is 2
            gain 1 coin
        if this card's rank is 4                            ### never-true
            gain 1 coin
        if square is in this card's sails
            gain 1 coin
        if lateen is in this card's sails                   ### never-true
            gain 1 coin
---
# What stands on the back of a card may be read; what lies face down under cards may not.

kind ship is card "ship"
    class   small, large
    rank    1 to 9
    faces   up, down
    back    class
    starts  dock

zone dock of ship "dock"

zone hold of ship for each player "hold"
    seen  owner

zone locker of stall for each ship "locker"
    face  down

zone chest of stall for each ship "chest"

value big of ship
    yes if ship's class is large
    no otherwise

value strong of ship
    yes if ship's rank is at least 5
    no otherwise

value weight of player = (number of its chest) for each ship in player's hold
value power of player = (its rank) for each ship in player's hold

action looking "Look"
    put top of dock into your hold
    choose a ship from your hold
    put up to 1 stall from your hand into ship's chest
    put up to 1 stall from your hand into ship's locker
    choose an opponent
    gain (weight of opponent) coin
    gain (power of opponent) coin                                           ### hidden-cards
    gain (power of you) coin
    if there is a ship in opponent's hold where its class is large
        gain 1 coin
    if there is a ship in opponent's hold where its big is yes
        gain 1 coin
    if there is a ship in opponent's hold where its strong is yes           ### hidden-cards
        gain 1 coin
    if there is a ship in opponent's hold where its face is up              ### hidden-cards
        gain 1 coin
    gain (number of (cards in opponent's hold's chest where its colour is red)) coin
    gain (number of (cards in your hold's locker where its colour is red)) coin     ### hidden-cards
    gain (number of (cards in opponent's hold's chest where its ship's class is large)) coin
    gain (number of (cards in opponent's hold's chest where its ship's rank is 3)) coin     ### hidden-cards
    if number of ship's locker is 2
        gain 1 coin

ship sloop "Sloop"
    class  small
    rank   3
