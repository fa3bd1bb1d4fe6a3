# Of two factors one must have a bound.

value breed of player = player's fame times 2
value swarm of player = player's fame times player's breed      ### unbounded-product
value pair of player = (lowest of player's fame and 9) times player's grain

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (your fame times your grain) coin
        gain (your fame times your fame) coin                   ### unbounded-product
        gain (2 for each stall in your lanes times your fame) coin
        let many be your fame + 1
        gain (many times day) coin                              ### unbounded-product
        gain ((highest of 0 and (lowest of many and 9)) times day) coin
        if your fame is at most 5
            gain (your fame times day) coin
        roll 2 die as weather
        gain ((total of weather) times day) coin
        if highest of your fame and 3 is 2                      ### never-true
            gain 1 coin
        if lowest of your grain and 3 is 4                      ### never-true
            gain 1 coin
        if your grain times 3 is 28                             ### never-true
            gain 1 coin
        gain (your breed + your swarm + your pair) coin

    always:
        your room is (your fame times your fame) more           ### unbounded-product
