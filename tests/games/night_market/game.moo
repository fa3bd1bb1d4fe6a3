# A second game, so that nothing in the engine fits only the first: sealed bids instead of actions bought with pieces, a die,
# pieces of one player lying at another's, cards that work wherever they lie in a stall. Three to five stallholders bid for
# wares with cards laid face down; between the auctions they act in turn until all have gone to sleep.

game night_market "Night Market"
    players  3 to 5

ending sold_out "the caravan is empty"

ending renowned "a stall has become famous"

# ---- what is counted ------------------------------------------------------------------------------------------------

resource coin for each player "coins"
    range  0 to 12
    start  4

resource incense for each player "incense"
    range  0 to 5
    start  1

counter renown for each player "renown"
    range  -5 to 30

counter wakefulness for each player "wakefulness"
    range  0 to 3

counter lamp_oil "oil in the lamp of the square"
    range  0 to 20
    start  20

# ---- what lies on the table -----------------------------------------------------------------------------------------

kind lantern is piece "lantern"
    owned   by_player
    home    shelf

kind token is piece "token"
    home    bowl

kind luck is die "die"
    faces   1 to 6

kind bid is card "bid"
    rank       1 to 12
    starts     bids
    discarded  burnt

kind ware is card "ware"
    sort       silk, spice, tea
    worth      number, ?
    asks       resources, optional
    famed      yes, no, optional
    effect     tend [S]
    starts     caravan
    discarded  river
    works when it is in its owner's stall

kind patron is board "patron"
    starts  patrons
    works when it is in its owner's guest_room

zone caravan of ware "caravan"
    face    down

zone display of ware "display"

zone stall of ware for each player "stall"

zone river of ware "river"
    seen    nobody

zone bids of bid "bids"
    face    down
    drawn   pouch
    refill:
        put all cards from burnt into bids
        shuffle bids

zone burnt of bid "burnt bids"
    order   chosen

zone pouch of bid for each player "pouch"
    seen    owner

zone sealed of bid for each player "sealed bid"
    seen    nobody
    holds   1

zone patrons of patron "patrons"
    face    down

zone guest_room of patron for each player "guest room"
    holds   1

zone shelf of lantern for each player "shelf"
    start   5

zone square of lantern "square"

zone gate of lantern for each player "gate"
    guests  yes
    holds   4

zone bowl of token "bowl"
    start   12

zone purse of token for each player "purse"
    holds   4

zone [S] of lantern for each card "hook"
    holds   1

# ---- numbers a card may change --------------------------------------------------------------------------------------

value wares of player = player's stall
value offer of player = highest rank of cards in player's sealed
value rebate of player for ware = 0
value alms against player = 1 coin
value pouch_room of player = 4
value is_welcome of player = yes

value last_tally of player
    player's renown + total worth of cards in player's stall + player's purse if player's renown is at least 0
    total worth of cards in player's stall + player's purse otherwise

# ---- rules that are always on ---------------------------------------------------------------------------------------

after a ware rests:
    for each lantern on card
        put it into its owner's shelf

after a player buys a ware:
    if ware's famed is yes
        lose 1 lamp_oil

# ---- flow -----------------------------------------------------------------------------------------------------------

setup:
    shuffle bids
    shuffle caravan
    shuffle patrons
    each player
        put top of patrons into their guest_room
        draw 5 bids

play:
    repeat at most 12 times while lamp_oil is at least 1
        phase dusk "Dusk"
            repeat (number of players) times
                put top of caravan into display
            each player
                draw (their pouch_room - number of cards in their pouch) bids
                gain 1 coin, 1 incense
        phase sealing "Sealed bids"
            each player
                put a card from their pouch into their sealed
        phase opening_of_bids "Opening of the bids"
            roll 1 luck as wind
            for each player where total of wind is 1
                it loses 1 renown
            each player
                reveal all cards from their sealed
            for each player, by highest offer
                it may
                    pay 1 coin
                    buy a ware from display
                otherwise
                    put 1 token from bowl into their purse
            each player discards all cards from their sealed
        phase walk "A walk through the market"
            announce start of night
            each player
                set wakefulness to 2
            take turns from first while their wakefulness is at least 1
                perform an action
            announce end of night
        phase dawn "Dawn"
            for each ware in display
                discard it
            each player
                for each lantern in their gate
                    put it into its owner's shelf
            for each lantern in square
                put it into its owner's shelf
            lose 1 lamp_oil
            if there is a player where their renown is at least 30
                end game by renowned
            if caravan is empty
                end game by sold_out
            set first to first's left

scoring:
    each player
        score their last_tally
    rank by their result
    rank by total of their resources

variant short_night "Short night"

    play:
        repeat at most 2 times
            phase sealing
                each player
                    put a card from their pouch into their sealed
            phase opening_of_bids
                put top of caravan into display
                for each player where there is a card in display, by highest offer
                    it buys a ware from display
                each player discards all cards from their sealed
        end game by sold_out
