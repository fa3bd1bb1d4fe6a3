# Nobody says how long the turns go on.

variant short "Short game"

    play:
        take turns from first                              ### no-way-out
            gain 1 coin

---
# What is done does not change what the turns go on for.

variant short "Short game"

    play:
        take turns from first while their fame is less than 3      ### no-way-out
            put 1 worker from their hut into square

---
# What the turns go on for always holds.

variant short "Short game"

    play:
        take turns from first while their hut is not empty or their coin is at least 0      ### no-way-out
            put 1 worker from their hut into square

---
# A card may forbid what is done in a turn.

to sleep
    put all workers from your hut into square

action sleeping "Sleep"
    ru "Поспать"
    sleep

stall drum "Drum"
    colour  red
    price   1 coin
    points  1

    always:
        your opponents cannot sleep

variant short "Short game"

    play:
        take turns from first while their hut is not empty         ### no-way-out
            perform sleeping

---
# alone
# A player with no coin left has no action, and his token stays where it is.

pack quay "Quay"
    version   "1.0.0"
    language  "3"

game quay "Quay"
    players  2 to 4

resource coin for each player "coins"
    range  0 to 9
    start  2

kind token is piece "token"
    owned  by_player
    home   chest

zone chest of token for each player "chest"

zone ready of token for each player "ready tokens"
    start  3

action haggle "Haggle"
    pay 1 token from your ready
    pay 1 coin

setup:
    each player
        gain 1 coin

play:
    take turns from first while their ready is not empty       ### no-way-out
        perform an action
---
# A card may forbid the action that would always do.

action sleeping "Sleep"
    ru "Поспать"
    put all workers from your hut into square

stall drum "Drum"
    colour  red
    price   1 coin
    points  1

    always:
        your opponents cannot perform sleeping

variant short "Short game"

    play:
        take turns from first while their hut is not empty        ### no-way-out
            perform sleeping
