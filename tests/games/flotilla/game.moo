# Ships that can be turned, what is stowed under them for all to see or in secret, and ships that are towed by ships: a
# made-up game in which random play meets all of that often.

game flotilla "Flotilla"
    players     2 to 4
    ordered_by  owner

counter renown for each player "renown"
    range  0 or more

kind ship is card "ship"
    sails      square, lateen, several, optional
    class      small, large
    rank       1 to 9
    faces      trim, worn
    back       class
    effect     launch
    starts     shipyard
    discarded  wrecks
    works when it is in its owner's harbour

kind crate is card "crate"
    ware       silk, salt, tar
    starts     warehouse
    discarded  flotsam

zone shipyard of ship "shipyard"
    face    down
    drawn   dock
    refill:
        put all ships from graveyard into shipyard
        shuffle shipyard

zone graveyard of ship "graveyard"

zone warehouse of crate "warehouse"
    face    down
    drawn   cellar
    refill:
        put all crates from flotsam into warehouse
        shuffle warehouse

zone flotsam of crate "flotsam"

zone dock of ship for each player "dock"
    seen    owner

zone harbour of ship for each player "harbour"

zone cellar of crate for each player "cellar"
    seen    owner

zone wrecks of ship for each player "wrecks"

zone cargo of crate for each ship "cargo"
    holds   3

zone locker of crate for each ship "locker"
    face    down

zone tow of card for each ship "tow"

value shown of ship for sail (word) = number of sail in ship's sails
value canvas of player for sail (word) = (shown of it for sail) for each ship in player's harbour
value hauled of player = number of player's harbour's cargo + number of cards in player's harbour's tow
value speed of player = 0

to load crate into ship
    needs crate is in your cellar
    needs number of ship's cargo is less than 3
    put crate into ship's cargo

to hide crate under ship
    needs crate is in your cellar
    put crate into ship's locker

to launch_one ship
    needs ship is in your dock
    put ship into your harbour
    perform ship's launch

# A ship under itself, or under what it tows: nothing moves then.
to hitch tug (ship) to ship
    put tug into ship's tow

action drawing "Draw"
    draw 2 ships
    draw 3 crates

action launching "Launch"
    launch_one a ship from your dock

action loading "Load"
    load a crate from your cellar into a ship from your harbour

action loading_below "Load at the dock"
    load a crate from your cellar into a ship from your dock

action hiding "Hide"
    hide a crate from your cellar under a ship from your dock

action towing "Tow"
    choose a ship from your harbour
    choose a ship from your harbour as tug
    hitch tug to ship

action towing_unseen "Tow from the dock"
    choose a ship from your dock
    choose a ship from your dock as tug
    hitch tug to ship

action turning "Turn"
    choose a ship from your harbour
    if ship's face is trim
        flip ship to worn
    otherwise
        flip ship to trim

action turning_unseen "Turn in the dock"
    flip a ship from your dock to worn

action wrecking "Wreck"
    choose a ship from your harbour
    discard all cards from ship's cargo
    put all crates from ship's locker into flotsam
    discard ship
    gain 1 renown

action salvaging "Salvage"
    put all ships from your harbour's tow into your harbour
    put all crates from your harbour's tow into flotsam
    put all ships from your wrecks into graveyard
    gain (canvas of you for square + your hauled + your speed) renown

setup:
    shuffle shipyard
    shuffle warehouse
    each player
        draw 4 ships
        draw 4 crates
        put top of their dock into their harbour

play:
    repeat at most 10 times
        announce start of round
        each player
            perform an action

scoring:
    each player
        score their renown + total rank of ships in their harbour
        score (number of its cargo + 1) for each ship in their harbour
    rank by their result

ship sloop "Sloop"
    sails   square, square, lateen
    class   small
    rank    2
    copies  5

    launch:
        gain (number of square in this card's sails) renown

ship brig "Brig"
    class   large
    copies  5

    face trim "Trim Brig"
        sails   square, lateen
        rank    4

        always:
            your speed is 1 more

        after you load, once a round:
            gain 1 renown

    face worn "Worn Brig"
        rank    1

        at round start:
            put all crates from this card's cargo into flotsam

    launch:
        may flip this to worn

ship raft "Raft"
    class   small
    rank    1
    copies  4

    at round start:
        may
            flip this to worn
        otherwise
            gain 1 renown

ship galleon "Galleon"
    sails   lateen, lateen, lateen
    class   large
    copies  4

    face trim "Galleon"
        rank    6

    face worn "Hulk"
        rank    1

    end of game:
        score 1 for each card in this card's cargo

crate bale "Bale of Silk"
    ware    silk
    copies  10

crate sack "Sack of Salt"
    ware    salt
    copies  10

crate barrel "Barrel of Tar"
    ware    tar
    copies  10

scenario "a ship is loaded, turned and towed"
    given
        your harbour is [galleon, sloop]
        galleon's face is worn
        galleon's cargo is [bale, bale]
        sloop's tow is [raft]
        your cellar is [sack]
    when
        reach your turn
        you perform loading
        you choose galleon
    then
        galleon's cargo is [bale, bale, sack]
        sloop's tow is [raft]
        galleon's face is worn
