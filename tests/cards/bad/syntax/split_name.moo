building colony ship "Colony Ship"  ### split-name
    cost 2 food

value tiles_of player = 1  ### split-name

kind colony-ship is card "colony ship"  ### split-name
