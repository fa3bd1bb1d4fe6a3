building farm
    always:
        attack_cost against you is 1 fleet more
        your limit is 4
        your income is 1 less
        defences of your opponents are 2
        you cannot hire
        players cannot arrange this
        each opponent cannot attack you
