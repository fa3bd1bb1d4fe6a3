ware open_hands "Open Hands"
    sort    silk
    worth   1
    asks    1 coin
    copies  2

    # Begging from a stall with open hands costs nothing.
    always:
        alms against you is 0 coin
