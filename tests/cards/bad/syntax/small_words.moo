# Lines of a first game that lack one small word, or have one too many.

stall inn "Inn"
    on build,  ### missing-colon
        gain 1 coin

    at low tide start:  ### unexpected-word
        gain 1 coin

    after you build red stall:  ### unexpected-word
        gain 1 coin

    after building a red stall:  ### unexpected-word
        gain 1 coin
---
game inn "Inn"
    players  2 or 4  ### unexpected-word
---
to paint a stall  ### unexpected-word
    gain 1 coin
---
verb paint stall  ### unexpected-word
    gain 1 coin
---
to paint stall
    need stall is in your hand  ### unexpected-word
    gain 1 coin
---
to paint stall
    needs stall in your hand  ### unexpected-word
    gain 1 coin
---
action "Paint"  ### missing-name
    gain 1 coin
---
action painting "Paint"
    paint stall from your hand  ### unexpected-word
---
play:
    phase "Low tide"  ### missing-name
        perform an action
---
play:
    perform action  ### unexpected-word
---
play:
    phase low tide  ### split-name
        perform an action
---
set up:  ### unexpected-word
    shuffle deck
---
kind stall "stall"  ### unexpected-word
    starts  deck
---
kind stall is a card "stall"  ### unexpected-word
    starts  deck
---
kind stall is card "stall"
    starts  deck
    works in its owner's row  ### unexpected-word
---
zone deck "deck"  ### unexpected-word
    face  down
---
scoring:
    each player
        score their coin plus 2  ### unexpected-word
---
play:
    for 8 rounds  ### unexpected-word
        each player
            perform an action
