# A line that the kind does not know, and a fact that is asked for in vain.

stall inn "Inn"
    color   red                         ### unknown-fact
    colour  red
    price   1 coin
    points  1
    weight  3                           ### unknown-fact

    on build:
        if this card's weight is 3      ### unknown-fact
            gain 1 coin
        gain (total income of cards in your lanes) coin     ### unknown-fact

---
game tiny "Tiny"
    colour  red                         ### unknown-fact

pack tiny "Tiny"
    version  "1"
    price  "free"                       ### unknown-fact

ending over "over"
    points  2                           ### unknown-fact

resource coin for each player "coin"
    rage  0 to 9                        ### unknown-fact

kind die6 is die
    sides  1 to 6                       ### unknown-fact

kind chip is piece
    houme  bag                          ### unknown-fact

zone bag of chip "bag"
    hold  3                             ### unknown-fact

setup:
    each player
        gain 1 coin
        roll 1 die as luck
        gain (number of luck) coin

play:
    put 1 chip from bag into bag
    end game by over
---
stall inn_sign "Inn Sign"
    colour  green
    price   1 grain
    points  1
    text    "Take two grain." ### unknown-fact

    on build:
        gain 2 grain
---
scenario "it is the nearest one"
    rulling  X1             ### unknown-fact
    when
        you gain 1 coin
    then
        your coin is 1
---
# Who plays together has no line of its own.
game tiny "Tiny"
    players  4
    teams    2                          ### unknown-fact

play:
    end game
