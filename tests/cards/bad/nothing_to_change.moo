# Another pack's declarations are changed only where they are, and as a whole unless they are cards.

change stall bern of village                    ### nothing-to-change
    points  2

remove stall castle                             ### nothing-to-change

replace action jumping "Jump"                   ### nothing-to-change
    gain 1 coin

change value harvest of player = 2               ### nothing-to-change

change verb rest                                ### nothing-to-change
    gain 1 coin

replace verb build                              ### nothing-to-change
    gain 1 coin

change mark state                               ### nothing-to-change

change guest mill                               ### nothing-to-change
    points  3

change die cube                                 ### nothing-to-change
    points  3

replace table harvest                           ### nothing-to-change

change pack village                             ### nothing-to-change
    version  "0.2.0"

remove pack village                             ### nothing-to-change

remove zone hand                                ### nothing-to-change

replace mark mood for each stall                ### nothing-to-change
