# What is written as it is said elsewhere, and answered with the lines that say it.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    always:
        you cannot lose coin                                                    ### unsupported
        points is 2                                                             ### wrong-kind

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after you visit:
        take 1 coin from target                                                 ### unknown-verb
        steal 1 coin from rival                                                 ### unknown-verb

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    instead of visit:                                                       ### unknown-moment
        gain 1 coin

---
value is_rich of player = player's coin is at least 5

action boasting "Boast"
    needs your is_rich is yes
    gain 1 fame

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        if you are rich                                                         ### unknown-name
            gain 1 coin

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    после visit:                                                            ### missing-quotes
        gain 1 coin

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        buy a stall from deck                                                   ### unknown-verb

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        perform rest                                                            ### wrong-kind

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        set first to an opponent                                                ### unsupported

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        end round                                                               ### unsupported

---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        gain cube coin                                                          ### unexpected-part
