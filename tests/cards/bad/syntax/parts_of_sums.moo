# A part of a sum that depends on something, and a resource that was chosen.

value worth of player = player's coin + 2 if player's coin is 3     ### unexpected-word
---
value worth of player = 2 if player's coin is 3 + 1 if player's coin is 0     ### unexpected-word
---
action trading
    choose a resource
    pay 4 resource                      ### unexpected-word
