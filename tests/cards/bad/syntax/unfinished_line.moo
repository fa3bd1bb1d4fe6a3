building farm
    points  ### unfinished-line
---
setup:
    put card into  ### unfinished-line
---
setup:
    if your food is  ### unfinished-line
        gain 1 food
---
zone hand  ### unfinished-line
---
kind building  ### unfinished-line
---
building farm
    cost 2 food,  ### unfinished-line
---
value attack_limit =  ### unfinished-line
---
kind knuckle is die "knuckle"
    faces                       ### unfinished-line
