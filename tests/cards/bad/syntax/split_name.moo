building colony ship "Colony Ship"  ### split-name
    cost 2 food

kind colony-ship is card "colony ship"  ### split-name
