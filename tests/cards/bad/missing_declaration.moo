# A game is set up and played.

game tiny "Tiny"                        ### missing-declaration

---
game tiny "Tiny"                        ### missing-declaration

setup:
    end game

---
game tiny "Tiny"

setup:
    end game

play:
    each player
        perform an action               ### missing-declaration

---
# A resource is chosen, and there are none.

game tiny "Tiny"

setup:
    end game

play:
    each player
        choose a resource               ### missing-declaration

---
# A game in which nobody takes turns.

pack lull "Lull"
    version   "1.0.0"
    language  "2"

game lull "Lull"
    players     2 to 4
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

action dozing "Doze"
    gain 1 fame
    skip a turn                     ### missing-declaration

setup:
    each player
        gain 1 fame

play:
    repeat at most 3 times
        each player
            perform an action

scoring:
    each player
        score their fame
---
# What is used is still to be written.
game tiny "Tiny"                        ### missing-declaration

counter fame for each player "fame"
