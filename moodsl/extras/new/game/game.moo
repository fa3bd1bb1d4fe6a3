# A tiny game, complete: buy lanterns for oil, and be the one whose coast is brightest after six nights.

game lanterns "Lanterns"
    ru          "Фонари"
    players     2 to 4
    ordered_by  owner

ending bright "a coast is full of light"
    ru  "один берег полон света"

# ---- what is counted, and what lies on the table ---------------------------------------------------------------------

resource oil for each player "oil"
    ru     "масло", "масла"
    range  0 to 9
    start  3

kind lantern is card "lantern"
    ru         "фонарь", "фонаря", "фонарей"
    glass      clear, green
    price      resources
    points     number
    starts     deck
    discarded  heap
    works when it is in its owner's coast

zone deck of lantern "deck"
    ru      "колода"
    face    down
    drawn   hand
    refill:
        put all cards from heap into deck
        shuffle deck

zone heap of lantern "heap"
    ru  "сброс"

zone hand of lantern for each player "hand"
    ru      "рука"
    seen    owner

zone coast of lantern for each player "coast"
    ru      "берег"
    holds   5

value catch of player = 2

# ---- what a player can do --------------------------------------------------------------------------------------------

to light lantern
    needs lantern is in your hand
    needs number of cards in your coast is less than 5
    pay lantern's price
    put lantern into your coast

action lighting "Light a lantern"
    ru "Зажечь фонарь"
    light a lantern from your hand

action fishing "Press oil"
    ru "Выжать масло"
    gain (your catch) oil

action browsing "Look for better lanterns"
    ru "Поискать фонари получше"
    pay 1 card from your hand
    draw 2 cards

# ---- how a game runs -------------------------------------------------------------------------------------------------

setup:
    shuffle deck
    each player
        draw 3 cards

play:
    repeat at most 6 times
        announce start of night
        phase evening "Evening"
            ru "Вечер"
            each player
                perform an action
            each player
                perform an action
        if there is a player where number of cards in their coast is 5
            end game by bright
        each player where number of cards in their hand is less than 3
            draw 1 card
        set first to first's left

scoring:
    each player
        score total points of cards in their coast
    rank by their result
    rank by their oil
