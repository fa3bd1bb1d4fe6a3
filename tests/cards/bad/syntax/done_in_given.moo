scenario "what is done stands under and then"
    given
        your hand is [barn]
        you gain 1 coin                 ### unexpected-word
    when
        you gain 1 coin
    then
        your coin is 1
---
scenario "so does what others do"
    given
        rival gains 1 coin              ### unexpected-word
    when
        you gain 1 coin
    then
        your coin is 1
---
scenario "and what all do"
    given
        each player gains 1 coin        ### unexpected-word
    when
        you gain 1 coin
    then
        your coin is 1
