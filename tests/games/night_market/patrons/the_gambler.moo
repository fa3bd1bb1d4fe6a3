patron the_gambler "The Gambler"
    # A six wins, a one loses; the rest of the night goes on.
    at night end:
        roll 1 luck as thrown
        if total of thrown is 6
            gain 2 renown
        otherwise if total of thrown is 1
            lose 1 renown
