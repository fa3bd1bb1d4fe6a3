resource value for each player  ### reserved-word
---
building one "One"  ### reserved-word
    cost 2 food
---
setup:
    draw 4 cards as all  ### reserved-word
---
setup:
    let more be 2  ### reserved-word
---
zone in of card  ### reserved-word
---
to choose card  ### reserved-word
    put card into hand
