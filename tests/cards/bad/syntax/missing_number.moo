setup:
    draw up to cards  ### missing-number
---
setup:
    repeat times  ### missing-number
        draw 1 card
---
setup:
    repeat at most times  ### missing-number
        draw 1 card
---
setup:
    if there are at least cards in your hand  ### missing-number
        draw 1 card
---
to hire advisor
    needs there are fewer than cards in your council  ### missing-number
    put advisor into hand
---
resource food
    range up to  ### missing-number
