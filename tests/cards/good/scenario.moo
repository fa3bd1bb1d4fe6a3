scenario "the colony ship saves two units"
    ruling  X58
    given
        your hand is [colony_ship, mill]
        your resources are 9 food, 9 fleet
        players are you, rival
    when
        you build colony_ship into system of farm
        you choose yes
        you choose mill
        you choose 2 food
        reach end of closing
    then
        nothing is asked
        rival is not offered
        your systems are [colony_ship, mill]
        you cannot attack rival
