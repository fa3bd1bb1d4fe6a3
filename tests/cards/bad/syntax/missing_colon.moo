building farm
    on build  ### missing-colon
        gain 1 food
---
building farm
    after an opponent attacks you  ### missing-colon
        gain 1 food
---
building farm
    activate [A]  ### missing-colon
        gain 1 food
---
building farm
    end of game, working or not  ### missing-colon
        score 1
---
building farm
    at round start, once a round  ### missing-colon
        gain 1 food
---
building farm
    always  ### missing-colon
        your income is 1 more
---
building farm
    when you would lose loyalty  ### missing-colon
        gain 1 food
---
setup  ### missing-colon
    shuffle deck
---
# Two in one card, and the fact between them is no fault.
building farm
    on build  ### missing-colon
        gain 1 food
    cost 2 food
    after attack  ### missing-colon
        gain 1 food
---
building farm
    on build gain 1 food  ### missing-colon
