# What holds only under a condition: parts of an `if`, one in another, for whom a line counts and what is forbidden.

stall windmill "Windmill"
    colour  blue
    price   2 coin
    points  1

    always:
        your harvest is 3
        if your grain is at least 5 and your fame is at least 1
            your harvest is 5
            opponents cannot visit you
        otherwise if there are at least 2 blue cards in your lanes
            your room is 1 more
            if day is more than 2
                toll against you is 1 coin more
        otherwise
            you cannot build a red stall
            opponents cannot perform selling

    always, working or not:
        if your hut is empty
            rebate of you for stalls is 1 more
