# What is written as it is said elsewhere, and cannot be read.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after you visit 2 times:                                                ### unexpected-word
        gain 1 coin

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1d6 coin                                                           ### stray-character

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        if any opponent has coin                                                ### unexpected-word
            gain 1 coin

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        repeat 2                                                                ### unfinished-line
            gain 1 coin

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    end of game:
        score 3 for every 2 stalls in your lanes                                ### unexpected-word

---
scenario "who wins"
    given
        your coin is 2
    when
        you gain 1 coin
    then
        you win                                                                 ### unexpected-word

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        visit an opponent with an opponent                                      ### unexpected-word

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        roll a cube for target                                                  ### unexpected-word

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        all workers go home                                                     ### unexpected-word

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        choose a stall beside stall's lane                                      ### unexpected-word

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        if you don't have a stall                                               ### stray-character

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        needs you do not have a stall                                           ### unexpected-word
