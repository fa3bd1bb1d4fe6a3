building colony ship "Colony Ship"  ### split-name
    cost 2 food
