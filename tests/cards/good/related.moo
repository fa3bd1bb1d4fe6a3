value z for system = system_discount for system
value b against player = attack_cost against player
value c = attack_cost against them
value d = symbols of it for you
value e = bases of star for player against rival + 1
value f = (reach of star for 3 by player to 2 with fleet) - price of 3
value g = joined of star for (joined of other for (top of dock)) against (reach of star by player)
value h = star's joined for other against player

stall inn "Inn"
    always:
        joined of star for cards against you is 1 more
        joined of blue cards for (cards where it is working) against rival is 1
        (reach of you by rival) is 2 less
