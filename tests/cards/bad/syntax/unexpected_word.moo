setup:
    if your food = 2  ### unexpected-word
        gain 1 food
---
setup:
    draw 1 card
    otherwise  ### unexpected-word
        gain 1 food
---
setup:
    put all cards from discard_pile into deck where it is blue  ### unexpected-word
---
kind building has card  ### unexpected-word
---
setup:
    gain 2 food to  into hand  ### unexpected-word
---
setup:
    if your food is at 2  ### unexpected-word
        gain 1 food
    let best my food  ### unexpected-word
    draw 1 card
---
setup:
    repeat 3 cards  ### unfinished-line
        gain 1 food
---
scenario "nothing"
    your food is 1  ### clause-outside
    then
        your food is 1
---
building farm
    on build:
        gain 1 food
        after attack:  ### unexpected-word
            gain 1 fleet
---
building farm
    colour blue from red  ### unexpected-word
---
building farm
    always:
        your food cannot be less than 1  ### unexpected-word
---
building farm
    always:
        you can not attack  ### unexpected-word
---
building farm
    in the evening:  ### unexpected-word
        gain 1 food
---
building farm
    on build:
        if you have no food  ### unexpected-word
            gain 1 food
