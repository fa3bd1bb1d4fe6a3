# Two things in place of one value, on one card, for the same player or card.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    always:
        your room is 5
        your room is 6                        ### replaced-twice
        harvest of players is 2
        your harvest is 3                     ### replaced-twice
        toll against first is 2 coin
        toll against you is 3 coin            ### replaced-twice

    always, working or not:
        rebate of players for stalls is 1
        your rebate for this card is 2        ### replaced-twice
---
# Not at once: other players, another value, another kind, what is added.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    always:
        your room is 5
        room of your opponents is 6
        your room is 1 more
        your harvest is 2
        toll against you is 2 coin
        toll against your left is 3 coin
---
# Under an `if`: what never counts, as a later line takes its place whenever it holds; an exception stands behind the rule.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    always:
        if your coin is at least 2
            your room is 5
            your room is 6                    ### replaced-twice
            your harvest is 3
        your harvest is 2                     ### replaced-twice
        toll against you is 2 coin
        if your coin is 4
            toll against you is 3 coin
        otherwise if your grain is 4
            toll against you is 4 coin
        otherwise
            toll against you is 5 coin
---
# For some cards only: an exception stands behind the rule.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    always:
        rebate of you for stalls is 1
        your rebate for blue stalls is 2
        your rebate for red stalls is 3
        your rebate for (red stalls where its points is 2) is 4
        your rebate for red stalls is 5                         ### replaced-twice
        your room is at most 5
        your room is at most 6
        your room is 3
