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
# What is done leads away from the end.

variant short "Short game"

    play:
        take turns from first while their fame is less than 3      ### no-way-out
            if their fame is at least 1
                they lose 1 fame
        take turns from first while their hut is not empty         ### no-way-out
            put 1 worker from their field into their hut
        take turns from first while their hut is not empty         ### no-way-out
            put 1 worker from their hut into their hut
        take turns from first while their fame is less than 3 and not their coin is more than 2      ### no-way-out
            they lose 1 coin

---
# What the turns go on for always holds.

variant short "Short game"

    play:
        take turns from first while their hut is not empty or their coin is at least 0      ### no-way-out
            put 1 worker from their hut into square

---
# Whoever has no coin does nothing, and no turn gives him one.

variant short "Short game"

    play:
        take turns from first while their hut is not empty         ### no-way-out
            if their coin is at least 1
                put 1 worker from their hut into square
            otherwise if their grain is at least 1
                put 2 workers from their hut into square
        take turns from first while their hut is not empty         ### no-way-out
            phase dusk "Dusk"
                ru "Сумерки"
                if number of players is 2
                    put 1 worker from their hut into square
                they gain 1 coin

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
    language  "2"

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
