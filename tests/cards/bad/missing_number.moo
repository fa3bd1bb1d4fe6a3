# How much?

stall cellar "Cellar"
    colour  red
    price   coin                        ### missing-number
    points  1

    on build:
        gain coin                       ### missing-number
        lose coins, grain               ### missing-number
        draw cards                      ### missing-number
        roll dice as thrown             ### missing-number
        may
            pay grain                   ### missing-number
            gain 1 coin
