setup:
    shuffle deck
        draw 5 cards  ### bad-indent
---
setup:
        shuffle deck  ### bad-indent
    draw 5 cards
---
  building farm  ### bad-indent
    cost 2 food
---
building farm
    cost 2 food
      points 1  ### bad-indent
---
setup:
    if your food is 0
        gain 1 food
      gain 2 food  ### bad-indent
---
resource food
    range 0 to 9
        start 1  ### bad-indent
---
setup:
        shuffle deck
  draw 5 cards  ### bad-indent
