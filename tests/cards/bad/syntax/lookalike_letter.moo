setup:
    gain 2 fооd  ### lookalike-letter
---
building fаrm "Farm"  ### lookalike-letter
---
building farm
    с0st 2 food  ### lookalike-letter
---
building farm
    ρoints 2  ### lookalike-letter
---
setup:
    draw а card  ### lookalike-letter
---
building farm_é  ### lookalike-letter
