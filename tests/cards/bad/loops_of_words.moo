# Loops through what lies nowhere on the table.

action stocktaking
    for each number from 3 to 1                     ### reversed-range
        gain 1 fame
    for each number from 1 to red                   ### wrong-kind
        gain 1 fame
    for each size from 1 to 3                       ### wrong-kind
        gain 1 fame
    for each number from 1 to 2000 as size          ### out-of-bounds
        gain (size) fame
    for each counter as kept                        ### unsupported
        gain 1 kept
    for each colr as wanted                         ### unknown-kind
        gain 1 fame
    for each stall in your hand as one_stall where one_stal is red          ### unknown-name
        gain 1 fame
