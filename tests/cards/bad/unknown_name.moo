# A word that is no value here: of nothing, of a player, of a card, of a place.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        if crwd is 2                    ### unknown-name
            gain 1 coin
        gain (your harvst) grain        ### unknown-name
        draw (your crowdedness) cards   ### unknown-name
        if toll against moon is 2 coin  ### unknown-name
            gain 1 coin

---
# What the moment does not tell: `visit` tells its target, and no stall.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after visit:
        target gains 1 fame
        put stall into your hand        ### unknown-name

---
# The amount is told where something would be gained or lost, and nowhere else.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    when you would lose fame:
        if amount is at least 2
            gain 1 coin

    after build:
        if amount is at least 2         ### unknown-name
            gain 1 coin

---
# A value that no card can change, since it does not exist.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    always:
        your rom is 1 more              ### unknown-name
        bribe against you is 1 coin     ### unknown-name

---
# What belongs to a slot, a pile, a piece.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        choose a slot on your stalls
        if slot's colour is red         ### unknown-name
            gain 1 coin
    at market start:
        for each worker in square
            if its worth is 2           ### unknown-name
                gain 1 coin
    after build:
        if lane's price is 2 coin       ### unknown-name
            gain 1 coin

---
scenario "a reason that is no card"
    then
        your harvest is 1 because of strangr    ### unknown-name
---
scenario "a variant that there is not"
    variant  breif          ### unknown-name
    when
        you gain 1 coin
    then
        your coin is 1

variant brief "Brief"

    scoring:
        each player
            score 1
        rank by their result
---
value leads of player = there is no (player where its coin is more than player's coin)  ### unknown-name

action leading "Lead"
    needs leads of you
    gain 1 fame
---
value is_dear of stall = stall's points is 3

value worth of stall
    3 if stall is dear                  ### unknown-name
    1 otherwise

action showing "Show"
    choose a stall from your hand
    gain (worth of stall) fame
---
variant short "Short game"

    scoring:
        each player
            if ending is somebody       ### unknown-name
                score 1
