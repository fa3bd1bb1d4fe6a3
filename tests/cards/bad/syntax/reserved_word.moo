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
---
kind fair is card "fair"
    times  0 to 3                       ### reserved-word
    hour   dawn, before, noon           ### reserved-word
    one    yes, no                      ### reserved-word
---
value worth of fair = fair's before     ### reserved-word
value worth of fair = your top          ### reserved-word
---
value steps of fair = 2                 ### reserved-word
---
mark lamp for each fair "lamp"
    words  off, on                      ### reserved-word
