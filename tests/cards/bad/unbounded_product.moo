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

---

# There are so many places on a board, and no more are next to one another or on one line.

kind patch is place "patch"

board meadow of patch "Meadow"
    form    squares
    width   3
    height  3

relation beside of patch
    from meadow

value near of patch for player = (number of (patches beside to patch where it is not meadow_a1)) times player's fame
value reached of patch for player = (number of (patches within 2 steps of patch along beside)) times player's fame
value ahead of patch for player = (number of (patches from patch towards 1)) times player's fame
value alike of player = (number of stalls of one colour in player's lanes) times player's fame

action trudging "Trudge"
    choose a patch where near of it for you is more than reached of it for you
    gain (ahead of patch for you + your alike) coin
    if number of (patches beside to patch) is at least 10       ### never-true
        gain 1 coin
