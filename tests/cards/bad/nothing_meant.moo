# `it` needs something that is gone through or chosen, `this` a card.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put it into your hand           ### nothing-meant
        if it is working                ### nothing-meant
            gain 1 coin
        gain (its points) coin          ### nothing-meant

to tidy
    put this into your hand             ### nothing-meant

action tidying "Tidy"
    tidy
