# A value that is worked out from itself: at once, by way of others, by way of the change a card makes, by way of what can be done.

value pride of player = player's pride + 1      ### endless-value

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (your pride) coin

---
value pride of player = player's envy + 1

value envy of player = player's greed + 1

value greed of player = 2 + player's pride      ### endless-value

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (your envy) coin

---
value corners of player = player's lanes or player's corners    ### endless-value

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (your corners) coin

---
value pride of player = 1               ### endless-value

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your pride is (your pride) more

---
value pride of player = 1               ### endless-value

value envy of player = player's pride

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your pride is (your envy) more

---
value is_bold of player                 ### endless-value
    yes if player can boast
    no otherwise

to boast
    needs your is_bold is yes
    gain 1 fame

action boasting "Boast"
    boast
---
value pride of player = 1               ### endless-value

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        if your pride is at least 2
            your harvest is 1 more
        otherwise
            your pride is 1 more
