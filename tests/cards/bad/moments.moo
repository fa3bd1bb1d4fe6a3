# Lines that say when, of something that cannot be heard.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after you gain:                             ### unknown-moment
        gain 1 coin

    after you gain a stall:                     ### unknown-moment
        gain 1 coin

    after you visiting:                         ### unknown-moment
        gain 1 coin

    after selling:                              ### unknown-moment
        gain 1 coin

    after a stall leaves:                       ### unsupported
        gain 1 coin

    after your stall rests:                     ### wrong-kind
        gain 1 coin

    after you visit:
        they gain 1 coin                        ### nobody-acts

    age:
        gain (wrong) coin                       ### unknown-name
---
# A game without slots, phases and dice.

game dale "Dale"
    players  2 to 4

pack dale "Dale"
    version   "1.0.0"
    language  "3"

resource coin for each player "coins"

kind hut is card "hut"
    starts  hill

kind ox is piece "ox"

zone hill of hut "hill"

zone stable of ox "stable"
    start  9


action trading "Trade"
    gain 1 coin

action ploughing "Plough"
    choose a ox from stable
    put it into its home                        ### missing-place

to trade hut
    put hut into hill

to stop
    end game by victory                         ### unknown-ending

action giving "Give"
    trade top of hill
    stop

hut shed "Shed"
    on trade [A]:                               ### unknown-slot
        gain 1 coin

    at morning start:                           ### unknown-moment
        gain 1 coin

    after you trade:
        put 1 ox from stable into this card's [A]  ### unknown-slot

setup:
    shuffle hill

play:
    take turns from first while their coin is less than 3
        perform an action
    end game

scoring:
    each player
        score their coin
    rank by their result

scenario "no dice"
    given
        rolls are 3                             ### cannot-set-up
    when
        you perform trading
    then
        your coin is 1

---
variant quick "Quick"
    start:                                      ### unknown-effect
        gain 1 coin
---
stall night "Night Stall"
    colour  red
    price   1 coin
    points  1

    at the start of your turn:                  ### unexpected-word
        gain 1 coin
