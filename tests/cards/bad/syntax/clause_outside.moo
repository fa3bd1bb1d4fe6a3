building farm
cost 2 food  ### clause-outside
---
building farm
ru "Ферма"  ### clause-outside
---
gain 2 food  ### clause-outside
---
draw cards from deck  ### clause-outside
---
if your food is 0  ### clause-outside
    gain 1 food
---
may draw 1 card  ### clause-outside
---
you gain 2 food  ### clause-outside
---
needs your food is 1  ### clause-outside
---
otherwise  ### clause-outside
    gain 1 food
---
building farm
    may draw 1 card  ### clause-outside
---
building farm
    draw a card  ### clause-outside
---
building farm
    if your food is 0  ### clause-outside
        gain 1 food
    cost 2 food
---
verb rain
    draw a card  ### clause-outside
