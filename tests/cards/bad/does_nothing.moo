# Lines that can be read and do nothing.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose one                      ### missing-part
            gain 1 coin
        roll 2 cubes as thrown          ### unused
        gain 1 coin
        let many be number of stalls    ### unused
        if your coin is 2
            let coins_there be your coin ### unused
        let some be 1
        choose a stall from your hand
        gain (some) coin

---
# A faulty line may have been about to use the name.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        let many be 2
        gain (meny) coin                ### unknown-name
