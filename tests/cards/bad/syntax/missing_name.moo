building "Colony Ship"  ### missing-name
    cost 2 food
---
building "Ферма"  ### missing-name
    cost 2 food
