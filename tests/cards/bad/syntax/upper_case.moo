Building farm "Farm"  ### upper-case
---
setup:
    Gain 2 food  ### upper-case
---
building ColonyShip "Colony Ship"  ### upper-case
---
building farm
    activate [AB]:  ### upper-case
        gain 1 food
---
building FARM  ### upper-case
---
building Deep Archive  ### upper-case
