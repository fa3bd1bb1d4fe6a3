building farm:  ### needless-colon
    cost 2 food
---
building farm "Farm":  ### needless-colon
    cost 2 food
---
building farm
    cost: 2 food  ### needless-colon
---
building farm
    ru: "Ферма"  ### needless-colon
    colour: blue  ### needless-colon
---
setup:
    if your food is 0:  ### needless-colon
        gain 1 food
    otherwise:  ### needless-colon
        gain 2 food
---
setup:
    choose one:  ### needless-colon
        gain 1 food
        gain 1 fleet
---
to build card:  ### needless-colon
    put card into hand
---
scenario "nothing happens"
    given:  ### needless-colon
        your food is 1
---
setup:
    each player:  ### needless-colon
        draw 1 card
