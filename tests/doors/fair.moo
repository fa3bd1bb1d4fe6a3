pack fair "Fair"
    version   "1.0"
    language  "3"

game fair "Fair"
    players  2 to 3

ending closed "the fair is over"

ending rich "somebody is rich"

resource coin for each player "coins"
    range  0 to 90

kind stand is card "stand"
    worth   number
    starts  heap
    works when it is in its owner's row

kind badge is board "badge"
    starts  badges
    works when it is in its owner's chest

zone heap of stand "heap"
    face   down
    drawn  grip

zone grip of stand for each player "grip"
    seen  owner

zone row of stand for each player "row"

zone badges of badge "badges"

zone chest of badge for each player "chest"
    holds  1

badge sun "Sun"

badge moon "Moon"

badge star "Star"

stand wheel "Wheel"
    worth   5
    copies  2

    at day start:
        gain 2 coin

stand tent "Tent"
    worth   1
    copies  6

stand maze "Maze"
    worth   0
    copies  2

setup:
    shuffle heap
    shuffle badges
    each player
        put top of badges into their chest
        draw 2 cards

play:
    repeat at most 3 times
        announce start of day
        each player
            may
                put a stand from their grip into their row
        set first to first's left
    if there is a player where their coin is at least 90
        end game by rich
    end game by closed

scoring:
    each player
        score their coin + total worth of stands in their row
