building farm
    ru Ферма у пруда  ### missing-quotes
---
здание farm "Farm"  ### missing-quotes
---
pack inns "Inns"
    version  0.1.0  ### missing-quotes
