building colony ship "Colony Ship"  ### split-name
    cost 2 food

value tiles_of player = 1  ### split-name

kind colony-ship is card "colony ship"  ### split-name

stall corner_stall "Corner Stall"
    always:
        your market rebate is 1 more  ### split-name

stall corner_stall "Corner Stall"
    on build:
        if your market rebate is at least 2  ### split-name
            gain 1 grain
        gain (your market rebate) coin  ### split-name
