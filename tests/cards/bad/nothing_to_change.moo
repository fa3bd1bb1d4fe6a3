# Another pack's declarations are changed only where they are, and as a whole unless they are cards.

change stall bern of village                    ### nothing-to-change
    points  2

remove stall castle                             ### nothing-to-change

replace action jumping "Jump"                   ### nothing-to-change
    gain 1 coin

change value harvest of player = 2               ### nothing-to-change
