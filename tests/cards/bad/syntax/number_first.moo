setup:
    gain food 2  ### number-first
---
setup:
    draw cards 2  ### number-first
---
setup:
    gain 2 food, fleet 1  ### number-first
---
setup:
    pay 2 food
    lose loyalty 1  ### number-first
    put cubes 2 into hand  ### number-first
