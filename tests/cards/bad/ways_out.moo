# What is often tried, and has another way: see `tests/check/test_ways_out.py`.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        you cannot perform an action                ### unsupported
        you cannot perform this card's sell         ### unsupported
        you cannot perform haggling                 ### unknown-action
        your toll is 1 coin less                    ### wrong-parts
        your hand_limit is 1 more                   ### unknown-name

    on build:
        for each player
            for each player                         ### wrong-kind
                gain 1 coin
---
scenario "short"
    given
        your coin is 2
    when
        you gain 1 coin
    then
        not game is over                            ### unknown-name

---
# Things that are picked as if their owner told which, and a number behind `equal to`.

stall shelter "Shelter"
    colour  red
    price   1 coin
    points  1

    on build:
        choose your stall                           ### unknown-name
        discard it
        draw cards equal to your coin               ### unexpected-part

---
to save count (number)
    gain count coin                                 ### unexpected-part

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        save 2
