# In a rule of the game, in set-up and in a refill nobody is `you`, and nobody acts.

after a stall rests:
    gain 1 coin                         ### nobody-acts
    put this into your hand             ### nothing-meant

after build:                            ### nobody-acts
    put top of deck into rubbish

after you build a stall:                ### nobody-acts
    put top of deck into rubbish

after an opponent builds:               ### nobody-acts
    put top of deck into rubbish

zone chest of stall "chest"
    refill:
        draw 1 card                     ### nobody-acts
        put your hand into chest        ### nobody-acts

value greed of stall = your coin        ### nobody-acts

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put top of chest into your hand
        if greed of this is 2
            gain 1 coin

---
game tiny "Tiny"

resource coin for each player "coin"

setup:
    gain 1 coin                         ### nobody-acts
    may gain 1 coin                     ### nobody-acts
    each opponent                       ### nobody-acts
        gain 1 coin
    choose one                          ### nobody-acts
        end game
        end game
    each player
        gain (your coin) coin           ### nobody-acts
        gain (their coin) coin

play:
    end game
---
after a player visits:
    gain 1 coin                         ### nobody-acts
---
# Nobody decides which cards these are.

variant open "Open"
    setup:
        put 2 stalls from deck into rubbish     ### nobody-acts
---
# What is shuffled is a place.

action mixing "Mix"
    shuffle all stalls              ### unsupported
---
# Somebody who was chosen is called by that.

action raiding "Raid"
    choose an opponent
    they lose 1 coin                ### nobody-acts
---
# Nobody was chosen.

action raiding "Raid"
    they lose 1 coin                ### nobody-acts
