# A tiny game that is complete: the faulty packs beside it in `bad/`, and the examples of the catalogue, are checked
# together with it. It can be played, too: villagers build stalls along their lanes and sell what they grow.

game village "Village"
    players     2 to 4
    ordered_by  owner

pack village "Village"
    version   "1.0.0"
    language  "3"

ending market_day "market day has come"

# ---- what is counted ------------------------------------------------------------------------------------------------

resource grain for each player "grain"
    range  0 to 9
    start  3

resource coin for each player "coins"
    range  0 to 20

counter fame for each player "fame"
    range  0 or more

counter day "day"
    range  0 or more

# ---- what lies on the table -----------------------------------------------------------------------------------------

kind worker is piece "worker"
    owned  by_player
    home   hut

kind pebble is piece "pebble"

kind cube is die "die"
    faces  1 to 6

kind stall is card "stall"
    colour     green, red, blue
    price      resources
    yield      resources, optional
    points     0 to 5, ?
    old        yes, no, optional
    effect     sell [A]
    effect     age
    starts     deck
    discarded  rubbish
    works when it is in its owner's lanes and it is top of its pile

kind guest is board "guest"
    starts  inn
    works when it is in its owner's bench

zone deck of stall "deck"
    face   down
    drawn  hand
    refill:
        put all stalls from rubbish into deck
        shuffle deck

zone rubbish of stall "rubbish heap"

zone hand of stall for each player "hand"
    seen  owner

zone lanes of stall for each player "lanes"
    piles  3

zone inn of guest "inn"

zone bench of guest for each player "bench"
    holds  1

zone hut of worker for each player "hut"
    start  5

zone field of worker for each player "field"

zone square of worker "square"

zone yard of worker for each player "yard"
    guests  yes
    holds   4

zone river of pebble "river"
    start  9

zone pond of pebble "pond"
    holds  9

zone [A] of worker for each card "counter of the stall"

zone [B] of worker for each card "doorstep"

# ---- numbers that cards may change ----------------------------------------------------------------------------------

value stalls of player = player's lanes
value room of player = 4
value toll against player = 1 coin
value rebate of player for stall = 0
value harvest of player = 1
value is_open of player = yes

value crowd
    2 if number of players is 2
    3 otherwise

# ---- what is done ---------------------------------------------------------------------------------------------------

to build stall into lane with discount (number)
    needs stall is in your hand
    needs number of cards in lane is less than your room
    pay stall's price with discount (discount + your rebate for stall)
    put stall onto lane
    perform stall's age

to open stall
    needs stall is working
    needs stall's [A] is empty
    pay 1 worker from your hut into stall's [A]
    perform stall's sell

to visit target (player)
    needs target is not you
    needs target's is_open is yes
    pay 1 worker from your hut into target's yard
    pay toll against target
    gain 1 fame

to rest
    put all workers from your field into your hut

to invite guest
    needs your bench is empty
    put guest into your bench

action building "Build a stall"
    build a stall from your hand into a lane from your lanes

action opening "Open a stall"
    open a stall from your stalls

action visiting "Visit"
    visit an opponent

action sowing "Sow"
    pay 1 worker from your hut into your field
    gain (your harvest) grain

action selling "Sell grain"
    pay 1 grain
    gain 1 coin

action resting "Rest"
    rest

# ---- rules and flow -------------------------------------------------------------------------------------------------

after a stall rests:
    for each worker on card
        put it into its owner's hut

setup:
    shuffle deck
    each player
        draw 3 cards
        choose a guest from inn
        invite guest

play:
    repeat at most 4 times while day is less than crowd + 2
        gain 1 day
        phase morning "Morning"
            announce start of market
            roll 1 cube as weather
            if total of weather is at least 3
                each player gains total yield of cards in their lanes
            put 1 pebble from river into pond
        phase evening "Evening"
            take turns from first while their hut is not empty
                perform an action
            each player
                put all workers from their field into their hut
                for each worker in their yard
                    put it into its owner's hut
            for each worker in square
                put it into its owner's hut
    end game by market_day

scoring:
    each player
        score their fame + total points of cards in their lanes
    rank by their result

# ---- cards ----------------------------------------------------------------------------------------------------------

stall barn "Barn"
    colour  green
    price   1 grain
    yield   1 grain
    points  1
    copies  6

    sell [A]:
        gain 2 coin

stall tavern "Tavern"
    colour  red
    price   2 coin, 1 grain
    points  2
    old     yes
    copies  4

    after you visit:
        may
            pay 1 worker from your hut into square
            gain 1 fame

    at market start [B], once a morning:
        put 1 worker from your hut into this card's [B]

stall mill "Mill"
    colour  blue
    price   2 grain
    points  ?
    copies  4

    age:
        gain 1 grain

    always:
        your room is 1 more

    end of game:
        score 1 for each green card in your lanes

guest stranger "Stranger"
    copies  4

    always:
        your harvest is 1 more
