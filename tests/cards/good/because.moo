scenario "who stands in the way, and who changes what"
    then
        you cannot attack rival because "needs your fleet"
        you cannot hire veil because of alluvia
        attack_cost against rival is 4 fleet because of ground_batteries, ground_batteries
        "rival -1 loyalty" is in log
        "rival -2 loyalty" is not in log
