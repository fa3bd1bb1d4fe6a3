building farm
    always:
        attack_cost against you is 1 fleet more
        your limit is 4
        your income is 1 less
        defences of your opponents are 2
        you cannot hire
        players cannot arrange this
        each opponent cannot attack you
        your limit is at most 6
        defences of your opponents are at least (your income + 1)
        system_discount for blue systems is 1 more
        keeps_cubes of blue cards is yes
        cost of players for (cards where its colour is blue) is 1 less
        cost of old cards on table for you is 1
        keeps_cubes of cards in your hand is no
