setup:  ### missing-block
---
building farm
    on build:  ### missing-block
    cost 2 food
---
building farm
    on build:  ### missing-block
    gain 2 food
---
setup:
    if your food is 0  ### missing-block
    gain 1 food
---
setup:
    may  ### missing-block
---
to build card  ### missing-block
---
scenario "nothing"  ### missing-block
---
value attack_limit  ### missing-block
---
setup:
    choose one  ### missing-block
---
# A comment is no line of a block.
setup:  ### missing-block
    # later

play:
    take_turn
