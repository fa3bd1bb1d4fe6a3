building farm
    ru Ферма у пруда  ### missing-quotes
---
здание farm "Farm"  ### missing-quotes
