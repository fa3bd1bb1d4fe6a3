# What is done for each number, each word of a fact and each resource, and things that are called by a name in a loop.

counter crates of colour for each player "crates"
    range  0 to 9

action stocktaking "Take Stock"
    for each number from 1 to 3 as size
        gain (size) fame
    for each number from 1 to (your fame) where it is more than 2
        gain 1 coin
    for each resource as kept where your kept is at least 1
        gain 1 fame
    for each colour as wanted where there is a (stall in your hand where its colour is wanted)
        gain 1 crates of wanted
    for each colour
        gain (your crates of colour) fame
    for each stall in your hand as one_stall
        for each stall in your hand as other where it is not one_stall and its colour is one_stall's colour
            gain 1 fame
