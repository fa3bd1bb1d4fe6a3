# Places that lie behind one another on a side of a place of a board, and how far along them something holds.

kind paddock is place "paddock"
    ru  "загон"

board moor of paddock "Moor"
    ru      "Пустошь"
    form    squares
    width   4
    height  3

relation beside_it of paddock "beside"
    from moor

kind pony is card "pony"
    starts     byre
    discarded  byre

zone byre of pony "byre"

zone grass of pony for each paddock "grass"
    holds  1

pony grey "Grey Pony"
    ru      "Серый пони"
    copies  5

value free_way of paddock to beyond (paddock) = number of (paddocks from paddock towards beyond while it is empty)

action riding "Ride"
    choose a paddock as start where its grass is empty
    put a pony from byre into start's grass
    for each paddock beside_it to start
        gain (free_way of start to it) coin
    choose a paddock from start towards 1 until its grass is not empty where its grass is empty
    for each paddock from start towards 2 while its grass is not empty
        gain 1 fame
    if there is a paddock from start towards 3 until it is not empty where it is not empty
        gain 1 fame
    if start is from moor_a1 towards 1
        gain 1 fame
