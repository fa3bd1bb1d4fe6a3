# One counter for each word of a fact, or for each resource, under one name.

counter seeds of colour for each player "seeds"
    range  0 to 9

counter jars of resource for each player "jars"
    range  0 to 9

counter supply of colour "supply"
    range  0 to 20
    start  9

stall seedsman "Seedsman"
    ru      "Семеновод"
    colour  green
    price   1 coin
    points  1

    on build:
        gain 2 seeds of green
        choose a stall from your hand
        lose up to 2 seeds of (stall's colour)
        gain (number of your hand) seeds of stall's colour, 1 fame

    after you gain seeds of red:
        choose a colour as chosen where your seeds of chosen is at least 1
        lose 1 supply of chosen
        set seeds of chosen to 3
        set your left's seeds of blue to 0
        if your seeds of blue is at least 3 and supply of red is less than 2
            gain (your seeds of chosen) coin

    after build:
        choose a resource as good
        gain 1 jars of good
        may
            pay 1 jars of coin
            gain 1 jars of grain
