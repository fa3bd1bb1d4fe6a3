setup:
    choose a ship from sector as target where its size is the highest
    choose all ships from sector where their sizes are the lowest
