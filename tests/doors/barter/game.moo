pack barter "Barter"
    ru        "Мена"
    version   "1.0.0"
    language  "3"

game barter "Barter"
    ru       "Мена"
    players  2 to 4

ending sated "everybody has enough"
    ru  "всем хватает"

resource corn for each player "corn"
    ru     "зерно"
    range  0 to 9

kind booth is card "booth"
    ru         "лавка"
    suit       sun, moon
    price      resources
    worth      number
    starts     heap
    discarded  ashes
    works when it is in its owner's row

zone heap of booth "heap"
    ru  "груда"

zone ashes of booth "ashes"
    ru  "пепел"

zone row of booth for each player "row"
    ru  "ряд"

value bounty of player = 2

to barter card (booth)
    put card into ashes
    gain (your bounty) corn

action trade "Trade"
    ru "Торг"
    barter a card from your row

setup:
    shuffle heap

play:
    repeat at most 2 times
        phase market "Market"
            ru "Рынок"
            take turns from first while heap is not empty
                put top of heap into their row
                perform an action
    end game by sated

scoring:
    each player
        score their corn
    rank by their result
