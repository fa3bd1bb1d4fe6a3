building farm
    cost 2 food and 1 fleet  ### missing-comma
---
setup:
    gain 2 food and 1 fleet  ### missing-comma
---
setup:
    gain 2 food 1 fleet  ### missing-comma
---
building farm
    after attack once a round:  ### missing-comma
        gain 1 food
---
building farm
    end of game working or not:  ### missing-comma
        score 1
