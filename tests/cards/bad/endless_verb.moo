# Verbs, actions and effects that do themselves again.

to dance                                ### endless-verb
    gain 1 fame
    may dance

action dancing "Dance"
    dance

---
to dance                                ### endless-verb
    gain 1 fame
    sing

to sing
    gain 1 coin
    if your coin is 2
        each opponent dances

action dancing "Dance"
    dance

---
action dancing "Dance"                  ### endless-verb
    gain 1 fame
    perform dancing

---
# What costs something comes to an end; what costs nothing does not.

action waiting "Wait"
    pay 1 coin
    perform an action

action dreaming "Dream"                 ### endless-verb
    perform an action

---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    age:
        gain 1 coin
        perform this card's sell        ### endless-verb

    sell [A]:
        perform this card's age

---
# Each can be done only if the other can.

to dance                                ### endless-verb
    needs you can sing
    gain 1 fame

to sing
    needs you can dance
    gain 1 fame

action dancing "Dance"
    dance

action singing "Sing"
    sing
