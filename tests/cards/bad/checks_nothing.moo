scenario "nothing is looked at"                 ### checks-nothing
    given
        your grain is 2
    when
        you gain 1 coin

---
scenario "the position is what it is"           ### checks-nothing
    given
        your grain is 2
        your hand is [barn, mill]
        number of workers in your field is 1
    then
        your grain is 2
        your resources are 2 grain
        your hand is [barn, mill]
        number of workers in your field is 1
        nothing is asked

---
scenario "every log has no words"
    when
        you gain 1 coin
    then
        " " is in log                           ### checks-nothing
---
variant brief "Brief"

    setup:
        each player
            draw 1 card

scenario "a variant that only sets up"
    variant  brief          ### checks-nothing
    when
        you gain 1 coin
    then
        your coin is 1
---
scenario "two stages in one"
    given
        your coin is 2
    when
        you gain 1 coin
    then
        your coin is 3
    when                                ### out-of-place
        you gain 1 coin
    then
        your coin is 4
